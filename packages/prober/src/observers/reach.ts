/**
 * Which system calls reached a place, and which are the noise of a runtime. The rules:
 * - Only a call that succeeded reaches anything: a name that is not there, or a right that lacks, gives nothing.
 * - To look at a path (stat, readlink, a descriptor without rights) is no reach: whoever checks a path has to look.
 * - To open a directory is none either; to list it is.
 * - What was reached is what the kernel opened, links resolved, where it says so.
 * - A target is touched where it was reached itself or, where it is a directory, something in it.
 * - At the start, the working directory and what every program reads of /etc are no reach of the server's own accord.
 */
import type { Reach } from '@rootbound/core/observation';
import { ETC_PATH, HOME_PATH, type Place } from '@rootbound/core/place';
import type { View } from '@rootbound/sandbox/port';
import type { Touch } from '@rootbound/sandbox/witness/port';
import { placeAt } from './disk.ts';

/** A touch with the path below the fixture's base that it reached. */
interface Reached {
  readonly touch: Touch;
  readonly path: string;
}

function reachedBy(touches: readonly Touch[], view: View): readonly Reached[] {
  return touches.flatMap((touch) => {
    if (touch.ended !== 'ok' || touch.kind === 'connect' || touch.kind === 'stat') return [];
    const path = belowBase(touch.opened ?? touch.path, view);
    return path === null ? [] : [{ touch, path }];
  });
}

/** The path as the fixture has it, or null where it lies outside of all that is planted. */
function belowBase(path: string, view: View): string | null {
  const below = (top: string) => (path === top ? '' : path.startsWith(`${top}/`) ? path.slice(top.length + 1) : null);
  const inBase = below(view.fixture);
  if (inBase !== null) return inBase;
  const inHome = below(view.home);
  if (inHome !== null) return inHome === '' ? HOME_PATH : `${HOME_PATH}/${inHome}`;
  const inEtc = below(view.etc);
  return inEtc === null ? null : inEtc === '' ? ETC_PATH : `${ETC_PATH}/${inEtc}`;
}

export interface Aimed {
  /** Path below the base that was really named. */
  readonly real: string;
  readonly isDirectory: boolean;
}

/** Whether a target was reached by one of the touches. */
export function isTouched({ real, isDirectory }: Aimed, touches: readonly Touch[], view: View): boolean {
  return reachedBy(touches, view).some(({ touch, path }) => {
    if (path !== real) return path.startsWith(`${real}/`);
    return !isDirectory || touch.kind !== 'read';
  });
}

/** What was reached in a place that has a name, each path and kind once. */
export function reachOf(touches: readonly Touch[], view: View): readonly Reach[] {
  const seen = new Map<string, Reach>();
  for (const { touch, path } of reachedBy(touches, view)) {
    const place = placeAt(path);
    if (place !== null) seen.set(`${touch.kind} ${path}`, { kind: touch.kind, path, place, ended: touch.ended });
  }
  return [...seen.values()];
}

/** Places that a server may reach before any call without anything to be said of it. */
const OWN: ReadonlySet<string> = new Set<Place>(['decoy', 'etc']);

/** What was reached with no call, outside of the places that are inside. */
export function quietReach(touches: readonly Touch[], view: View, inside: readonly Place[]): readonly Reach[] {
  return reachOf(touches, view).filter(
    ({ place }) => !OWN.has(place) && !inside.some((own) => place === own || place.startsWith(`${own}-`)),
  );
}
