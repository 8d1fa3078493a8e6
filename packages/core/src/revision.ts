/** Dated revisions of the protocol, oldest first, and the era each belongs to (basic/versioning). */
import Type from 'typebox';

export const REVISIONS = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '2026-07-28'] as const;

export const Revision = Type.Enum([...REVISIONS]);
export type Revision = (typeof REVISIONS)[number];

export type Era = 'session' | 'stateless';

/** The era of a revision: handshake and pushed requests up to 2025-11-25, input requests after. */
export function eraOf(revision: Revision): Era {
  return revision === '2026-07-28' ? 'stateless' : 'session';
}
