/** What this machine lacks, what is lost by it and what installs it: for the terminal and for every page. */
import type { Status } from '@rootbound/contract/status';
import type { Sandbox } from '@rootbound/sandbox/port';

export function findLacking(sandbox: Sandbox): Status['lacking'] {
  if (sandbox.isolated) return [];
  return [
    {
      program: 'bubblewrap',
      loses: `isolation: servers run as programs of this machine, and every run says so (${sandbox.note})`,
      command:
        process.platform === 'linux' ? 'sudo apt-get install bubblewrap' : 'run Rootbound on Linux or in a container',
    },
  ];
}
