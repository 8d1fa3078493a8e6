/**
 * A scenario is data: what Rootbound, playing the client, declares, answers and notifies, and what it poses.
 * One engine runs them all; nothing in a scenario knows a server.
 */
import type { Operation } from './operation.ts';
import type { Place } from './place.ts';
import type { Revision } from './revision.ts';
import type { Side, Target } from './target.ts';

/** Which reading proves that the tool works: the same recipe on a target of this session, or of `narrow`. */
export type Control = { readonly from: 'session'; readonly target: Target } | { readonly from: 'narrow' };

/** One target posed in a phase. `lands` overrides the place that the target's name stands for. */
export interface Pose {
  readonly target: Target;
  readonly side: Side;
  readonly lands?: Place;
}

/**
 * A stretch of a session during which the declared list stays the same.
 * `answer`: `at-once`; `held` (kept back until the probes of the phase were answered, or a second has passed);
 * `never`. `notify` sends notifications/roots/list_changed at the start of the phase.
 */
export interface Phase {
  readonly id: string;
  readonly roots: readonly Place[];
  readonly answer: 'at-once' | 'held' | 'never';
  readonly notify: boolean;
  readonly poses: readonly Pose[];
  readonly control: Control;
}

export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly question: string;
  /** Raised whenever what is asked changes: cells of different definitions are never compared. */
  readonly definition: number;
  readonly declares: { readonly roots: boolean; readonly listChanged: boolean };
  readonly argument: Place;
  readonly phases: readonly Phase[];
  /** Operations posed here; all when absent. */
  readonly operations?: readonly Operation[];
  appliesTo(revision: Revision): boolean;
  readonly spec: readonly string[];
  readonly bearsOn: readonly string[];
}
