/** The census: every real server of the list is started and surveyed. `census TEXT…` takes those whose name holds a text. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chooseSandbox } from '@rootbound/sandbox/choose';
import { type CensusServer, takeCensus } from './census/take-census.ts';
import { openWorkDirectory } from './work-directory.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const file = new URL('../data/census/servers.json', import.meta.url);
const { servers } = JSON.parse(readFileSync(file, 'utf8')) as { servers: readonly CensusServer[] };
const chosen = servers.filter(
  (server) =>
    positionals.length === 0 || positionals.some((text) => `${server.package}@${server.version}`.includes(text)),
);

await using work = openWorkDirectory();
const sandbox = await chooseSandbox({ workDirectory: work.path });
let calibrated = 0;
let total = 0;
for (const server of chosen) {
  const census = await takeCensus(server, { sandbox, workDirectory: work.path });
  const told = census.rows.filter(({ operations }) => operations.length > 0);
  calibrated += told.length;
  total += census.rows.length;
  console.log(
    `\n${census.server}: ${told.length} of ${census.rows.length}${census.notStarted && `, ${census.notStarted}`}`,
  );
  for (const { tool, operations, reason } of census.rows) {
    console.log(`  ${operations.length > 0 ? operations.join(', ') : `- ${reason}`}: ${tool}`);
  }
  if (census.further.length > 0) console.log(`  further: ${census.further.join(', ')}`);
  const others = census.items.filter((item) => item.includes(' '));
  if (others.length > 0) console.log(`  beside its tools: ${others.join(', ')}`);
}
console.log(`\n${calibrated} of ${total} tools that take a path are calibrated`);
