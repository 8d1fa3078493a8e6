/** One run in a process of its own, to be killed in the middle of it. Says on stdout when it has ended. */
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { SPECIMEN_RUN, specimenDirectory } from '@rootbound/specimens/specimens';
import { probe } from '../probe.ts';

const [workDirectory = '', specimen = ''] = process.argv.slice(2);
const sandbox = await chooseSandbox({ workDirectory, witness: true });
await probe(
  { kind: 'command', name: specimen, version: '1.0.0', directory: specimenDirectory(specimen), run: SPECIMEN_RUN },
  { sandbox, workDirectory, scenarios: ['list-changed'] },
);
process.stdout.write('ended\n');
