/** A named set of scenarios. */
import Type from 'typebox';

export const PROFILES = ['quick', 'standard', 'full'] as const;

export const Profile = Type.Enum([...PROFILES]);
export type Profile = (typeof PROFILES)[number];
