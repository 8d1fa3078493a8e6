/** Writes the plans of `src/plans/servers/` as a module, so that a bundle holds them: `npm run plans`, after a change of one. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePlanModule } from './plan-module.ts';

writeFileSync(join(import.meta.dirname, '../src/plans/written.ts'), writePlanModule());
