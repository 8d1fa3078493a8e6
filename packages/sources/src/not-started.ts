/** Makes the values that say why a server could not be started, with the last of what its installer said. */
import type { NotStarted } from '@rootbound/core/report';

const TAIL_CHARACTERS = 4000;

/** A NotStarted value; `stderr` is cut to its end. */
export function refuse(reason: NotStarted['reason'], text: string, stderr = ''): NotStarted {
  return { kind: 'not-started', reason, text, stderr: stderr.slice(-TAIL_CHARACTERS) };
}
