/** Every plan, and what is asked of it. A server without a plan is the rule. */
import type { Plan } from './plan.ts';
import { WRITTEN } from './written.ts';

export const PLANS: readonly Plan[] = WRITTEN;

export function planOf(server: string): Plan | null {
  return PLANS.find((plan) => plan.server === server) ?? null;
}

/** When a version was published: as its server's plan says, else as the registry does. */
export function publicationOf<Time extends string | null>(
  server: string,
  version: string,
  registry: Time,
): string | Time {
  return planOf(server)?.published?.[version] ?? registry;
}
