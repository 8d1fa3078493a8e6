/** A directory for fixtures and installs, removed with all that is in it when its user is done. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface WorkDirectory extends AsyncDisposable {
  readonly path: string;
}

/** The sandbox may run as another user, who must be able to look in. */
export function openWorkDirectory(): WorkDirectory {
  const path = mkdtempSync(join(tmpdir(), 'rootbound-e2e-'));
  chmodSync(path, 0o755);
  return { path, [Symbol.asyncDispose]: async () => rmSync(path, { recursive: true, force: true }) };
}
