/** A named set of scenarios. */
import Type from 'typebox';

export const PROFILES = ['quick', 'standard', 'full'] as const;

export const Profile = Type.Enum([...PROFILES]);
export type Profile = (typeof PROFILES)[number];

/** How often a profile poses each cell where the order does not say. */
export const PROFILE_REPEATS = { quick: 1, standard: 3, full: 3 } as const satisfies Record<Profile, number>;
