/**
 * Directories of the fixture, each with canaries of its own.
 * A target is a way of naming a place; several targets may lead to the same place.
 */
import Type from 'typebox';

export const PLACES = [
  'root-a',
  'root-a-nested',
  'root-b',
  'gap',
  'monorepo',
  'archive',
  'prefix-sibling',
  'argument',
  'argument-prefix-sibling',
  'beyond',
  'disjoint',
  'decoy',
  'home',
  'etc',
] as const;

export const Place = Type.Enum([...PLACES]);
export type Place = (typeof PLACES)[number];

/** Paths of the places as the server sees them, relative to the fixture's base (`<base>/…`). */
export const PLACE_PATHS = {
  'root-a': 'srv/app/packages/checkout',
  'root-a-nested': 'srv/app/packages/checkout/src/lib',
  'root-b': 'srv/app/packages/catalog',
  gap: 'srv/app/packages/payments',
  monorepo: 'srv/app',
  archive: 'srv/archive',
  'prefix-sibling': 'srv/app/packages/checkout-legacy',
  argument: 'srv',
  'argument-prefix-sibling': 'srv-evil',
  beyond: 'outside/vault',
  disjoint: 'other/place',
  decoy: 'cwd',
  home: 'home',
  etc: 'etc',
} as const satisfies Record<Place, string>;
