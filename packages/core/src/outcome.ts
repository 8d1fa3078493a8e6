/** One word for an observation, by effect and never by what the reply claims. */
import Type from 'typebox';

export const OUTCOMES = ['permitted', 'refused', 'silent', 'misdirected', 'failed', 'unposed'] as const;

export const Outcome = Type.Enum([...OUTCOMES]);
export type Outcome = (typeof OUTCOMES)[number];
