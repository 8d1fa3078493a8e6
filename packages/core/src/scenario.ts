/**
 * A scenario is data: what Rootbound, playing the client, declares, answers and notifies, and what it poses.
 * One engine runs them all; nothing in a scenario knows a server.
 */
import type { Json } from './json.ts';
import type { Operation } from './operation.ts';
import type { Place } from './place.ts';
import type { Revision } from './revision.ts';
import type { Side, Target } from './target.ts';

/** Which reading proves that the tool works: the same recipe on a target of this session, or of the baseline. */
export type Control = { readonly from: 'session'; readonly target: Target } | { readonly from: 'narrow' };

/** One target posed in a phase. `lands` overrides the place that the target's name stands for. */
export interface Pose {
  readonly target: Target;
  readonly side: Side;
  readonly lands?: Place;
}

/**
 * How the URI of a place is written. `encoded` is the correct form of RFC 3986 and RFC 8089; `raw` puts the path behind
 * `file://` as it is; `by-link` names the place through a link that leads to it; `file` names a file in it.
 */
export const URI_FORMS = [
  'encoded',
  'raw',
  'trailing-slash',
  'localhost',
  'upper-scheme',
  'encoded-slash',
  'dot-segments',
  'plain-path',
  'one-slash',
  'by-link',
  'file',
] as const;
export type UriForm = (typeof URI_FORMS)[number];

/**
 * One entry of the declared list: a place with a correct URI, a place with its URI written in another form, a URI text
 * (`{base}` stands for the fixture's path), or whatever stands where a root object should be
 * (with `{base}` in its texts).
 */
export type RootEntry =
  | Place
  | { readonly place: Place; readonly written: UriForm }
  | { readonly uri: string }
  | { readonly entry: Json };

/**
 * How roots/list is answered. `held`: kept back until the probes of the phase were answered, or wait for it.
 * `reversed`: what was held is answered newest first, each with the list of its own time. `after-cancel`: only when the
 * server has cancelled its request. `wrong-id`: under an id that nobody asked under. `twice`: two answers, the first with
 * the list, the second empty. An object is a JSON-RPC error code, or a result that stands in place of the list.
 */
export type Answer =
  | 'at-once'
  | 'held'
  | 'never'
  | 'reversed'
  | 'after-cancel'
  | 'wrong-id'
  | 'twice'
  | { readonly error: number }
  | { readonly result: Json };

/** What Rootbound does to root A on the disk at the start of a phase, while the server runs. */
export type DiskStep = 'take-root-away' | 'put-root-back' | 'swap-root-for-link';

/** A stretch of a session during which the declared list stays the same. */
export interface Phase {
  readonly id: string;
  readonly roots: readonly RootEntry[];
  readonly answer: Answer;
  /** How many notifications/roots/list_changed are sent at the start of the phase. */
  readonly notify: number;
  /** The notifications follow the first call instead of preceding it: the list changes while it is under way. */
  readonly notifyDuringCall?: boolean;
  readonly disk?: DiskStep;
  /** Calls may take longer than a server waits for its own requests (60 s in the SDKs). */
  readonly patient?: boolean;
  /** How long nothing is done at the start of the phase, to see what the server does of its own accord. */
  readonly watchMs?: number;
  readonly poses: readonly Pose[];
  readonly control: Control;
  /** Where the second path of a call lies; the first root of the list where absent. */
  readonly home?: Place;
}

/** A directory on the command line: a place, a place named through a link that leads to it, or a name that is not there. */
export type ArgumentEntry = Place | { readonly place: Place; readonly by: 'link' } | { readonly missing: string };

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** Raised whenever what is asked changes: cells of different definitions are never compared. */
  readonly definition: number;
  readonly declares: { readonly roots: boolean; readonly listChanged: boolean };
  /** Directories on the command line. None: the server gets no directory at all. */
  readonly argument: Place | readonly ArgumentEntry[];
  /** The server's working directory; the decoy, which lies outside of everything, where absent. */
  readonly workDirectory?: Place;
  /** `no-initialized` leaves out the notification, `none` calls without any handshake. */
  readonly handshake?: 'whole' | 'no-initialized' | 'none';
  /** Over HTTP: no GET stream is opened, so what is asked there cannot arrive. Other transports have no such scenario. */
  readonly withoutGetStream?: boolean;
  readonly phases: readonly Phase[];
  /** Operations posed here; all when absent. */
  readonly operations?: readonly Operation[];
  /** Which items are posed: tools, everything else, or both when absent. */
  readonly surface?: 'tools' | 'others';
  /**
   * `line`: its cells strike out boundaries. `manners`: it tells what happens around the line (a list that fails, a
   * root that vanishes), where no boundary of the catalogue says what is right.
   */
  readonly decides: 'line' | 'manners';
  appliesTo(revision: Revision): boolean;
  readonly spec: readonly string[];
  readonly bearsOn: readonly string[];
}

/** The places on a phase's list that are named by a correct URI: what is inside, where a rule needs to know. */
export function rootPlaces(phase: Pick<Phase, 'roots'>): readonly Place[] {
  return phase.roots.flatMap((entry) => {
    if (typeof entry === 'string') return [entry];
    return 'place' in entry && entry.written !== 'file' ? [entry.place] : [];
  });
}

/** The places that the command line allows. */
export function argumentPlaces({ argument }: Pick<Scenario, 'argument'>): readonly Place[] {
  const entries = typeof argument === 'string' ? [argument] : argument;
  return entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : 'place' in entry ? [entry.place] : []));
}
