/** Versions of a package of the registry, oldest publication first. */
import { PackageVersions } from '@rootbound/contract/package';
import { ROUTES } from '@rootbound/contract/routes';
import { Fault } from '@rootbound/core/fault';
import { isPackageName } from '@rootbound/core/server';
import Type from 'typebox';
import { RequestFault } from '../errors.ts';
import type { App, RouteDeps } from './route.ts';

const Params = Type.Object({ name: Type.String({ minLength: 1, maxLength: 214 }) });

export function packageRoutes(app: App, { listVersions }: RouteDeps): void {
  const schema = { params: Params, response: { 200: PackageVersions } };
  app.get(ROUTES.packageVersions, { schema }, async (request, reply) => {
    const { name } = request.params;
    if (!isPackageName(name)) {
      throw new RequestFault('REQUEST_INVALID', `${JSON.stringify(name)} is no name of a package`, 'name');
    }
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const listed = await listVersions(name, gone.signal).catch((cause: unknown) => {
      if (cause instanceof Fault) throw new RequestFault('REGISTRY_UNREACHABLE', cause.message, 'name');
      throw cause;
    });
    if (!('kind' in listed)) return { name, versions: listed.versions.map((one) => ({ ...one, tags: [...one.tags] })) };
    const code = listed.reason === 'unknown-package' ? 'PACKAGE_UNKNOWN' : 'REGISTRY_UNREACHABLE';
    throw new RequestFault(code, listed.text, 'name');
  });
}
