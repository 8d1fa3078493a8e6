/**
 * The user that servers run as.
 * As root the real uid is dropped: a user namespace only maps, and process limits do not bind a real uid of 0.
 */

export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** A number that no distribution assigns and no account of this machine has. */
const DROPPED: Owner = { uid: 64101, gid: 64101 };

/** The user to drop to; null where we are an ordinary user already, or the platform has no users. */
export function chooseOwner(): Owner | null {
  return process.getuid?.() === 0 ? DROPPED : null;
}
