/**
 * The port of the witness: the record of system calls that touched a path, attributed by position in the record.
 * What a touch means (reach, or the noise of a runtime) is said elsewhere, by rules that are written down.
 */
export interface Witness {
  readonly kind: 'none' | 'strace';
  readonly witnessed: boolean;
  /** One sentence for people: what it sees, and its known gaps. */
  readonly note: string;
}

export const TOUCH_KINDS = ['read', 'write', 'list', 'stat', 'link', 'rename', 'remove', 'execute', 'connect'] as const;
export type TouchKind = (typeof TOUCH_KINDS)[number];

/** One system call on one path. `connect` has an address in place of the path. */
export interface Touch {
  readonly kind: TouchKind;
  /** As the call named it, absolute in the server's own view where that is known. */
  readonly path: string;
  /** What the kernel says was really opened, links resolved; null where the call gave no descriptor. */
  readonly opened: string | null;
  /** `ok`, or the name of the error: `ENOENT`. */
  readonly ended: string;
}

/** The growing record of one server's tree. */
export interface Trace {
  /** Position of all that has been recorded so far; only ever grows. */
  mark(): number;
  /** Touches recorded between two positions, in order, from the start of the server's own program on. */
  between(from: number, to: number): Promise<readonly Touch[]>;
}
