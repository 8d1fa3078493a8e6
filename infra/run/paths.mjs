/** Where things stand in the repository, and which programs of which version the bootstrap fetches. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
export const RUNTIME = join(ROOT, '.runtime');
export const NODE_VERSION = '24.21.0';
export const PNPM_VERSION = '12.21.0';
/** The oldest Node that the product runs on; the bootstrap itself needs 20.19. */
export const OLDEST_NODE = [22, 13];
