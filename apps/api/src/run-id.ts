/** Ids of runs: their time first, so that they sort as they were ordered, then chance. */
import { randomBytes } from 'node:crypto';

export function mintRunId(now: Date): string {
  return `${now.getTime().toString(36)}-${randomBytes(8).toString('hex')}`;
}
