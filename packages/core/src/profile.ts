/** A named set of scenarios. */
import Type from 'typebox';

export const PROFILES = ['quick', 'standard', 'full'] as const;

export const Profile = Type.Union(PROFILES.map((word) => Type.Literal(word)));
export type Profile = (typeof PROFILES)[number];
