/** Writes schema/matrix.schema.json anew: `npm run schema` in apps/docs, after a change of the matrix. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMatrixSchema } from './matrix-schema.ts';

writeFileSync(join(import.meta.dirname, '../schema/matrix.schema.json'), writeMatrixSchema());
