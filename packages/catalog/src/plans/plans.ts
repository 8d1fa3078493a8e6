/** Every plan, and what sources ask of it. A server without a plan is the rule. */
import { modelcontextprotocolServerFilesystem } from './modelcontextprotocol-server-filesystem.ts';
import type { Plan } from './plan.ts';

export const PLANS: readonly Plan[] = [modelcontextprotocolServerFilesystem];

/** When a version was published: as its server's plan says, else as the registry does. */
export function publicationOf<Time extends string | null>(
  server: string,
  version: string,
  registry: Time,
): string | Time {
  return PLANS.find((plan) => plan.server === server)?.published[version] ?? registry;
}
