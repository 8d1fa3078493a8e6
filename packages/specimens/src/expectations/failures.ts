/** What a run must keep of specimens that never come to a session. */
import type { ExpectedFailure } from '../expectation.ts';

export const FAILURES: Readonly<Record<string, ExpectedFailure>> = {
  'exits-at-once': { notStarted: 'exited', stderr: 'the configuration file is missing' },
  'speaks-no-mcp': { notStarted: 'not-mcp', stderr: '' },
  'hangs-at-start': { notStarted: 'silent', stderr: 'waiting for something that never comes' },
  'floods-stdout': { notStarted: 'flooded', stderr: '' },
  'floods-lines': { notStarted: 'flooded', stderr: '' },
  'broken-json': { notStarted: 'not-mcp', stderr: '' },
  'wrong-revision': { notStarted: 'unsupported-revision', stderr: '' },
};
