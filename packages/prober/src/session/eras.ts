/** The era of a revision, as a driver of sessions. */
import { eraOf } from '@rootbound/core/revision';
import type { Era, Ground } from './era.ts';
import { SessionEra } from './session-era.ts';
import { StatelessEra } from './stateless-era.ts';

export function makeEra(ground: Ground): Era {
  return eraOf(ground.revision) === 'session' ? new SessionEra(ground) : new StatelessEra(ground);
}
