/**
 * Directories of the fixture, each with canaries of its own.
 * A target is a way of naming a place; several targets may lead to the same place.
 */
import Type from 'typebox';

/** Places that stand in every fixture. */
export const STANDING_PLACES = [
  'root-a',
  'root-a-nested',
  'root-b',
  'gap',
  'monorepo',
  'archive',
  'prefix-sibling',
  'case-sibling',
  'argument',
  'argument-prefix-sibling',
  'beyond',
  'disjoint',
  'decoy',
  'home',
  'etc',
] as const;

/** Places that stand only where a scenario names them: odd names, and what they become when they are read wrongly. */
export const ODD_PLACES = [
  'odd-hash',
  'odd-space',
  'odd-accent',
  'odd-percent',
  'odd-plus',
  'odd-question',
  'odd-brackets',
  'odd-script',
  'cut-at-hash',
  'cut-at-question',
  'decoded-twice',
  'plus-as-space',
  'accent-decomposed',
] as const;

export const PLACES = [...STANDING_PLACES, ...ODD_PLACES] as const;

export const Place = Type.Enum([...PLACES]);
export type Place = (typeof PLACES)[number];

/**
 * Paths of the places, relative to the fixture's base (`<base>/…`). The fake home and the fake /etc stand beside it:
 * see HOME_PATH and ETC_PATH.
 */
export const PLACE_PATHS = {
  'root-a': 'srv/app/packages/checkout',
  'root-a-nested': 'srv/app/packages/checkout/src/lib',
  'root-b': 'srv/app/packages/catalog',
  gap: 'srv/app/packages/payments',
  monorepo: 'srv/app',
  archive: 'srv/archive',
  'prefix-sibling': 'srv/app/packages/checkout-legacy',
  'case-sibling': 'srv/app/packages/Checkout',
  argument: 'srv',
  'argument-prefix-sibling': 'srv-evil',
  beyond: 'outside/vault',
  disjoint: 'other/place',
  decoy: 'cwd',
  home: '../home',
  etc: '../etc',
  'odd-hash': 'srv/app/packages/web#staging',
  'odd-space': 'srv/app/packages/web app',
  'odd-accent': 'srv/app/packages/caf\u00e9',
  'odd-percent': 'srv/app/packages/100%25done',
  'odd-plus': 'srv/app/packages/a+b',
  'odd-question': 'srv/app/packages/what?',
  'odd-brackets': 'srv/app/packages/[slug]',
  'odd-script': 'srv/app/packages/\u4e2d\u6587',
  'cut-at-hash': 'srv/app/packages/web',
  'cut-at-question': 'srv/app/packages/what',
  'decoded-twice': 'srv/app/packages/100%done',
  'plus-as-space': 'srv/app/packages/a b',
  'accent-decomposed': 'srv/app/packages/cafe\u0301',
} as const satisfies Record<Place, string>;

/** Beginnings of the paths that do not lie below the base, and where the server sees them. */
export const HOME_PATH = PLACE_PATHS.home;
export const ETC_PATH = PLACE_PATHS.etc;

/** Links that stand beside a place and lead to it: the place's other name. */
export const OTHER_NAMES = {
  argument: 'srv-link',
  'root-a': 'srv/app/packages/current',
} as const satisfies Partial<Record<Place, string>>;
