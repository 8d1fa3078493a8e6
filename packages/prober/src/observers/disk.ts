/** Which probe a change on the disk belongs to, and whether it happened where the probe named. */
import type { DiskChange, Effect } from '@rootbound/core/observation';
import { PLACE_PATHS, PLACES, type Place } from '@rootbound/core/place';
import type { RawChange } from '../fixture/snapshot.ts';

/** The names and the text that only one probe of a session has. */
export interface Signature {
  readonly key: string;
  /** Path that the probe named, below the base. */
  readonly real: string;
  /** Another path that the operation changes by its nature: where a file is moved to. */
  readonly arrival: string | null;
  readonly written: string;
}

/** The deepest place that a path below the base lies in. */
export function placeAt(path: string): Place | null {
  const holding = PLACES.filter((place) => path === PLACE_PATHS[place] || path.startsWith(`${PLACE_PATHS[place]}/`));
  return holding.sort((a, b) => PLACE_PATHS[b].length - PLACE_PATHS[a].length)[0] ?? null;
}

/** Whether a change is this probe's: its name or its text is the probe's own. */
export function belongsTo(change: RawChange, signature: Signature): boolean {
  return change.path.includes(signature.key) || (signature.written !== '' && change.text.includes(signature.written));
}

/** Effects of a probe on the disk. */
export function diskEffects(changes: readonly RawChange[], signature: Signature): readonly Effect[] {
  return changes.map((change) => {
    // What lies in no place that has a name lies outside of every root.
    const place = placeAt(change.path) ?? 'beyond';
    const arrived = change.kind === 'added' && change.path === signature.arrival;
    const named = change.path === signature.real || arrived;
    return { kind: 'disk' as const, place, named, form: `${change.kind} ${change.entry}` };
  });
}

/** A change as evidence shows it. */
export function describeChange(change: RawChange): DiskChange {
  const note = change.entry === 'link' ? `a link to ${change.text}` : `a ${change.entry}`;
  return { kind: change.kind, path: change.path, note };
}
