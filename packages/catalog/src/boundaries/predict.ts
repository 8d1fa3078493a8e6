/** Would an item with this boundary let this target through, in this situation? Null: the boundary does not say. */
import type { Boundary } from '@rootbound/core/boundary';
import type { Cell } from '@rootbound/core/cell';
import { PLACE_PATHS } from '@rootbound/core/place';
import { argumentPlaces, rootPlaces } from '@rootbound/core/scenario';
import { phaseOf } from '../assemble-cells.ts';
import { isSpelledOddly, placeTarget, STANDING_LINKS, type Use } from '../fixtures/targets.ts';
import { normalise, PATH_TEST_PREDICATES, type Spellings } from './paths.ts';
import { FROM_LIST, SET_MEMBERS } from './sets.ts';

export interface Situation {
  readonly path: Spellings;
  readonly arguments: readonly string[];
  readonly directory: string;
  /** The lists declared so far, the one in force last. */
  readonly lists: readonly (readonly string[])[];
  readonly declared: boolean;
  /** No list has arrived yet. */
  readonly early: boolean;
}

/** The situation that a cell was posed in, or null for one that this catalogue does not know. */
export function situationOf(cell: Pick<Cell, 'scenario' | 'target'>, use: Use): Situation | null {
  const posed = phaseOf(cell);
  if (posed === null) return null;
  const { scenario, phase, pose, at } = posed;
  if (scenario.decides !== 'line' || isSpelledOddly(pose.target)) return null;
  const placement = placeTarget(pose, use, 'leaf');
  if (placement === null) return null;
  const directory = PLACE_PATHS[scenario.workDirectory ?? 'decoy'];
  const lexical = normalise(placement.spelling === 'absolute' ? placement.sent : `${directory}/${placement.sent}`);
  return {
    path: { lexical, parent: resolveParent(lexical, placement.real, placement.link !== null), real: placement.real },
    arguments: argumentPlaces(scenario).map((place) => PLACE_PATHS[place]),
    directory,
    lists: scenario.phases.slice(0, at + 1).map((past) => rootPlaces(past).map((place) => PLACE_PATHS[place])),
    declared: scenario.declares.roots,
    early: phase.answer !== 'at-once',
  };
}

/** The path with the links of its parent resolved: a link as the last name stays. */
function resolveParent(lexical: string, real: string, lastIsLink: boolean): string {
  if (lastIsLink) return lexical;
  const through = Object.values(STANDING_LINKS).find((link) => lexical.startsWith(`${link}/`));
  return through === undefined ? lexical : real;
}

export function predict(boundary: Boundary, situation: Situation): boolean | null {
  const members = membersOf(boundary, situation);
  if (members === 'unsaid') return null;
  if (members === null) return true;
  return members.some((directory) => PATH_TEST_PREDICATES[boundary.path](situation.path, directory));
}

function membersOf(boundary: Boundary, situation: Situation): readonly string[] | null | 'unsaid' {
  const { arguments: given, directory } = situation;
  if (!FROM_LIST.has(boundary.set)) return SET_MEMBERS[boundary.set]({ list: [], arguments: given, directory });
  if (!situation.declared) return 'unsaid';
  if (situation.early && boundary.before !== 'waits') {
    return boundary.before === 'everything' ? null : boundary.before === 'argument' ? given : [];
  }
  return SET_MEMBERS[boundary.set]({ list: listOf(boundary, situation), arguments: given, directory });
}

function listOf({ fresh }: Boundary, { lists }: Situation): readonly string[] {
  const at = fresh === 'at-start' ? 0 : fresh === 'previous-ask' ? Math.max(0, lists.length - 2) : lists.length - 1;
  return lists[at] ?? [];
}
