/**
 * What speaks against a missing effect: the target had changed before, its canary came by another way, or something
 * changed at its place that no probe accounts for. Where there is a doubt, a refusal proves nothing.
 */
import type { Place } from '@rootbound/core/place';
import type { Canary, Utterance } from './fixture/canary.ts';
import type { RawChange } from './fixture/snapshot.ts';
import { isDuring, type Posed, startOf } from './observe.ts';
import type { Shown } from './observers/canaries.ts';
import { belongsTo, placeAt } from './observers/disk.ts';

/** All that one server process let be seen. */
export interface Scene {
  readonly posed: readonly Posed[];
  /** What each probe's answer showed. */
  readonly shown: ReadonlyMap<Posed, readonly Shown[]>;
  readonly canaries: readonly Canary[];
  readonly changes: readonly RawChange[];
  /** Canaries in anything that it sent, on stderr too. */
  readonly uttered: readonly Utterance[];
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

/** Places of which a canary was seen at a moment when no permitted probe explains it. */
function leakedPlaces(scene: Scene): ReadonlySet<Place> {
  const placeOf = new Map(scene.canaries.map(({ token, place }) => [token, place]));
  const isExplained = findExplanations(scene);
  const leaked = new Set<Place>();
  for (const { atUs, tokens } of scene.uttered) {
    for (const token of tokens) {
      const place = placeOf.get(token);
      if (place !== undefined && !leaked.has(place) && !isExplained(token, atUs)) leaked.add(place);
    }
  }
  return leaked;
}

/**
 * A canary may be seen while a probe that may show it is under way, and in what is left of the phase of such a probe;
 * in a later phase its place may be outside. The file beside the target in a call for several is shown by right.
 */
function findExplanations({ posed, shown, canaries }: Scene): (token: string, atUs: number) => boolean {
  const permitted = new Map<string, Posed[]>();
  for (const each of posed) {
    const own = (shown.get(each) ?? []).map(({ canary }) => canary);
    if (!own.some(({ place }) => place === each.probe.placement.place)) continue;
    for (const { token } of own) permitted.set(token, [...(permitted.get(token) ?? []), each]);
  }
  const companions = new Set(posed.map(({ probe }) => probe.companion));
  const beside = new Set(canaries.filter(({ path }) => companions.has(path)).map(({ token }) => token));
  const order = [...posed].sort((a, b) => startOf(a) - startOf(b));
  const phaseAt = (atUs: number) => order.findLast((each) => startOf(each) <= atUs)?.probe.phase;
  return (token, atUs) =>
    beside.has(token) ||
    (permitted.get(token) ?? []).some((each) => isDuring(each, atUs) || each.probe.phase === phaseAt(atUs));
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
