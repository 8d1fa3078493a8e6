/** The witness that sees nothing: what a server touches without showing it stays unknown, and the run says so. */
import type { Witness } from './port.ts';

export const noWitness: Witness = {
  kind: 'none',
  witnessed: false,
  note: 'no witness: a file that was opened and not shown leaves no trace',
};
