/** The port of the witness: the record of system calls that touched a watched path. Today's only driver sees nothing. */
export interface Witness {
  readonly kind: 'none' | 'strace';
  readonly witnessed: boolean;
  readonly note: string;
}
