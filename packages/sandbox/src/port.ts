/**
 * The port of the sandbox: starts a launch plan under limits, and says how the server sees the world.
 * Two drivers, `bubblewrap` and `plain`; the plain one is loud: its runs are marked as not isolated.
 */
import type { Readable, Writable } from 'node:stream';
import type { Trace, Witness } from './witness/port.ts';

/** Host directories that one session may see. `fixture` and `home` are writable, `etc` and `package` are not. */
export interface Mounts {
  readonly fixture: string;
  readonly home: string;
  readonly etc: string;
  readonly package: string;
  /** Shown to nobody: the witness writes its record there. */
  readonly record: string;
}

/** The same directories as the server sees them, and the Node binary that runs it. */
export interface View {
  readonly fixture: string;
  readonly home: string;
  readonly etc: string;
  readonly package: string;
  readonly temp: string;
  readonly node: string;
}

export interface Limits {
  readonly processes: number;
  readonly memoryBytes: number;
  readonly fileBytes: number;
  readonly openFiles: number;
  readonly cpuSeconds: number;
  readonly tempBytes: number;
  /** What the witness may write of one session; a server that makes it write more is ended. */
  readonly recordBytes: number;
}

/** One more host directory that a session sees, at `target` in the server's own view; made by the sandbox if need be. */
export interface ExtraMount {
  readonly source: string;
  readonly target: string;
  readonly writable: boolean;
}

/** Paths in `command`, `directory` and `environment` are the server's own (see View). */
export interface LaunchPlan {
  readonly command: readonly string[];
  readonly directory: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly mounts: Mounts;
  /** The plain sandbox shows the host as it is, and leaves these out: there `source` is what the server must be told. */
  readonly extra?: readonly ExtraMount[];
  readonly limits: Limits;
}

/** How a process ended, in words: `exit 0`, `SIGKILL`. */
export type Exit = string;

/** A running server. Disposing kills its whole tree and waits until nothing of it is left. */
export interface Confined extends AsyncDisposable {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  /** The outermost process that was started. */
  readonly pid: number;
  readonly exited: Promise<Exit>;
  /** What the witness has seen of this server so far; null where none watches. */
  readonly trace: Trace | null;
  /**
   * Resolves true once every thread of the tree sleeps and used no CPU over several samples, false at the deadline
   * or when the process is gone. Where the platform cannot tell, resolves false at the deadline.
   */
  settle(deadlineMs: number): Promise<boolean>;
}

export interface Sandbox {
  readonly kind: 'bubblewrap' | 'plain';
  readonly isolated: boolean;
  /** One sentence for people: what the sandbox gives, or what it lacks and why. */
  readonly note: string;
  /** The user that must own what the server may write; null: the current one. */
  readonly owner: { readonly uid: number; readonly gid: number } | null;
  readonly witness: Witness;
  view(mounts: Mounts): View;
  start(plan: LaunchPlan): Promise<Confined>;
}
