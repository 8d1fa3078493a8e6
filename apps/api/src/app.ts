/**
 * The HTTP application: what stands before every route, the routes, and the pages.
 * It opens nothing and starts nothing; all that it works with is passed in.
 */
import cookie from '@fastify/cookie';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { fastify, type FastifyServerOptions } from 'fastify';
import type { Access } from './access.ts';
import { installAccess, refusalOf, refuse } from './plugins/access.ts';
import { answer, installErrors } from './plugins/errors.ts';
import { installHeaders } from './plugins/headers.ts';
import { installOpenapi } from './plugins/openapi.ts';
import { installStatic } from './plugins/static.ts';
import { comparisonRoutes } from './routes/comparisons.ts';
import { eventRoutes } from './routes/events.ts';
import { evidenceRoutes } from './routes/evidence.ts';
import { packageRoutes } from './routes/packages.ts';
import type { App, RouteDeps } from './routes/route.ts';
import { runRoutes } from './routes/runs.ts';
import { serverRoutes } from './routes/servers.ts';
import { statusRoutes } from './routes/status.ts';

export interface Deps extends RouteDeps {
  readonly access: Access;
  readonly webDirectory: string;
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
}

const BODY_LIMIT_BYTES = 512 * 1024;

export async function buildApp(deps: Deps): Promise<App> {
  const { access, webDirectory, logger, abilities } = deps;
  const app = fastify({
    logger,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 512 },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, allErrors: false } },
    // Addresses that no route can read: they come past the hooks, and still get nothing but a refusal or a problem.
    frameworkErrors: (error, request, reply) => {
      const refusal = refusalOf(request, access);
      return refusal === null ? answer(error, request, reply) : refuse(request, reply, refusal);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  app.removeContentTypeParser('text/plain');
  await installHeaders(app, webDirectory);
  await app.register(cookie);
  installErrors(app);
  installAccess(app, access);
  await installOpenapi(app, abilities.version);
  statusRoutes(app, deps);
  serverRoutes(app, deps);
  runRoutes(app, deps);
  evidenceRoutes(app, deps);
  comparisonRoutes(app, deps);
  packageRoutes(app, deps);
  eventRoutes(app, deps);
  await installStatic(app, webDirectory);
  return app;
}
