/**
 * One word for an observation, by effect: what the reply claims decides nothing while there is an effect.
 * Only without any effect does the form of the reply tell `refused` from `silent`.
 */
import type { Observation } from '@rootbound/core/observation';
import type { Outcome } from '@rootbound/core/outcome';
import { PLACE_PATHS, type Place } from '@rootbound/core/place';

export interface OutcomeRead {
  readonly outcome: Outcome;
  /** Where a misdirected effect landed, as place names; empty otherwise. */
  readonly landed: string;
  /** All of a misdirected effect lies inside the roots. */
  readonly landedInside: boolean;
}

const DENIAL =
  /\b(denied|deny|forbidden|refus\w*|reject\w*|not (?:allowed|permitted|accessible|authori[sz]ed|found|exist)|outside|error|errno|failed|cannot|can't|unable|invalid|E(?:NOENT|ACCES|PERM|EXIST|NOTDIR|ISDIR)|no such file|does not exist|must be (?:within|inside|under))\b/i;

/** `roots` are the places on the roots list while the probe was posed. */
export function readOutcome(observation: Observation, roots: readonly Place[]): OutcomeRead {
  const { effects, reply } = observation;
  const plain = (outcome: Outcome): OutcomeRead => ({ outcome, landed: '', landedInside: false });
  if (effects.some((effect) => effect.named)) return plain('permitted');
  if (effects.length > 0) {
    const places = [...new Set(effects.map((effect) => effect.place))];
    const landedInside = places.every((place) => roots.some((root) => lies(place, root)));
    return { outcome: 'misdirected', landed: places.join(', '), landedInside };
  }
  switch (reply.kind) {
    case 'timeout':
    case 'closed':
      return plain('failed');
    case 'rpc-error':
    case 'tool-error':
      return plain('refused');
    case 'result':
      return plain(DENIAL.test(reply.text) ? 'refused' : 'silent');
  }
}

/** Whether a place is a root or lies below it. */
export function lies(place: Place, root: Place): boolean {
  return `${PLACE_PATHS[place]}/`.startsWith(`${PLACE_PATHS[root]}/`);
}
