/** Which era a scenario exists in, and the page of the specification that all of them rest on. */
import { eraOf, type Revision } from '@rootbound/core/revision';

/** Roots page of the last revision of the session era; its text is the same in the four of them. */
export const ROOTS_PAGE = 'https://modelcontextprotocol.io/specification/2025-11-25/client/roots';
export const LIFECYCLE_PAGE = 'https://modelcontextprotocol.io/specification/2025-11-25/basic/lifecycle';

/** Both eras: what is asked exists with pushed requests and with input requests. */
export function isAnyEra(): boolean {
  return true;
}

/** The session era: a handshake, and requests that the server pushes. */
export function isSessionEra(revision: Revision): boolean {
  return eraOf(revision) === 'session';
}
