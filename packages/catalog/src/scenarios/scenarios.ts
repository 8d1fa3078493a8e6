/** Every scenario, in the order in which a matrix shows them, and the profiles that pick from them. */
import type { Profile } from '@rootbound/core/profile';
import type { Scenario } from '@rootbound/core/scenario';
import { disjoint } from './disjoint.ts';
import { earlyCall } from './early-call.ts';
import { listChanged } from './list-changed.ts';
import { listChangedBack } from './list-changed-back.ts';
import { listChangedOutside } from './list-changed-outside.ts';
import { narrow } from './narrow.ts';
import { noRoots } from './no-roots.ts';
import { twoRoots } from './two-roots.ts';
import { twoRootsSwapped } from './two-roots-swapped.ts';

export const SCENARIOS: readonly Scenario[] = [
  narrow,
  noRoots,
  twoRoots,
  twoRootsSwapped,
  listChanged,
  listChangedBack,
  listChangedOutside,
  disjoint,
  earlyCall,
];

const QUICK: ReadonlySet<string> = new Set(['narrow', 'no-roots', 'two-roots', 'list-changed', 'disjoint']);

/** Scenarios of a profile; `narrow` comes first, since others borrow their control from it. */
export function scenariosOf(profile: Profile): readonly Scenario[] {
  return profile === 'quick' ? SCENARIOS.filter((scenario) => QUICK.has(scenario.id)) : SCENARIOS;
}

/** The scenario of an id, or undefined for one that this catalogue does not have. */
export function findScenario(id: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
