/** Versions of a package of the npm registry, oldest publication first. GET /api/packages/:name/versions */
import Type, { type Static } from 'typebox';

export const PackageVersions = Type.Object({
  name: Type.String(),
  versions: Type.Array(
    Type.Object({ version: Type.String(), publishedAt: Type.String(), tags: Type.Array(Type.String()) }),
  ),
});
export type PackageVersions = Static<typeof PackageVersions>;
