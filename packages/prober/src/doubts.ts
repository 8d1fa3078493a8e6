/**
 * What speaks against a missing effect: the target had changed before, its canary came by another way, or something
 * changed at its place that no probe accounts for. Where there is a doubt, a refusal proves nothing.
 */
import type { Frame } from '@rootbound/core/observation';
import type { Place } from '@rootbound/core/place';
import { type Canary, tokensIn } from './fixture/canary.ts';
import type { RawChange } from './fixture/snapshot.ts';
import type { Posed } from './observe.ts';
import type { Shown } from './observers/canaries.ts';
import { belongsTo, placeAt } from './observers/disk.ts';

/** All that one server process let be seen. */
export interface Scene {
  readonly posed: readonly Posed[];
  /** What each probe's answer showed. */
  readonly shown: ReadonlyMap<Posed, readonly Shown[]>;
  readonly canaries: readonly Canary[];
  readonly frames: readonly Frame[];
  readonly changes: readonly RawChange[];
  /** Tokens that stood on stderr. */
  readonly muttered: ReadonlySet<string>;
}

/** Gives the doubt about a probe, or undefined. */
export function findDoubts(scene: Scene): (posed: Posed) => string | undefined {
  const leaked = leakedPlaces(scene);
  const disturbed = disturbedPlaces(scene);
  const failing = failingPaths(scene);
  return ({ probe, stood }) => {
    if (failing.has(pathOf(probe))) return 'what was reached before in this phase was not reached after it';
    if (!stood) return 'its target had been changed before it was asked about';
    const { place } = probe.placement;
    if (leaked.has(place)) return 'a canary of its place came by another message, or on stderr';
    return disturbed.has(place) ? 'something changed at its place that no probe accounts for' : undefined;
  };
}

/** Places of which a canary was seen that no permitted probe explains. */
function leakedPlaces({ posed, shown: shownOf, canaries, frames, muttered }: Scene): ReadonlySet<Place> {
  const explained = new Set<string>();
  for (const each of posed) {
    const shown = (shownOf.get(each) ?? []).map(({ canary }) => canary);
    const isPermitted = shown.some(({ place }) => place === each.probe.placement.place);
    if (isPermitted) for (const { token } of shown) explained.add(token);
  }
  // The file beside the target in a call for several is inside, and shown by right.
  const companions = new Set(posed.map(({ probe }) => probe.companion));
  for (const { token, path } of canaries) if (companions.has(path)) explained.add(token);
  const sent = frames.filter(({ direction }) => direction === '<-' || direction === '!');
  const seen = new Set([...muttered, ...sent.flatMap(({ text }) => [...tokensIn(text)])]);
  return new Set(canaries.filter(({ token }) => seen.has(token) && !explained.has(token)).map(({ place }) => place));
}

/** Code paths whose closing control, posed after the targets of a phase, showed no effect although the first did. */
function failingPaths(scene: Scene): ReadonlySet<string> {
  const first = new Map<string, boolean>();
  const failing = new Set<string>();
  for (const posed of scene.posed) {
    const key = `${pathOf(posed.probe)} ${posed.probe.target}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, isEffective(posed, scene));
    else if (before && !isEffective(posed, scene)) failing.add(pathOf(posed.probe));
  }
  return failing;
}

function pathOf({ phase, recipe }: Posed['probe']): string {
  return `${phase} ${recipe.item} ${recipe.operation}`;
}

function isEffective(posed: Posed, { shown, changes }: Scene): boolean {
  const { placement, signature } = posed.probe;
  if (shown.get(posed)?.some(({ canary }) => canary.place === placement.place)) return true;
  return changes.some(({ path }) => path === signature.real || path === signature.arrival);
}

/** A server may write at its working directory, in its home and inside; elsewhere a change that is nobody's tells of a reach. */
const UNREMARKABLE: ReadonlySet<Place> = new Set(['decoy', 'home', 'root-a', 'root-a-nested']);

function disturbedPlaces({ posed, changes }: Scene): ReadonlySet<Place> {
  const foreign = changes.filter((change) => !posed.some(({ probe }) => belongsTo(change, probe.signature)));
  const places = foreign.map(({ path }) => placeAt(path) ?? 'beyond');
  return new Set(places.filter((place) => !UNREMARKABLE.has(place)));
}
