/**
 * What the terminal shows while runs go on, and what each added up to.
 * On a terminal the line of the run in hand is written over; elsewhere each stage is a line of its own.
 */
import { printable } from '@rootbound/catalog/printable';
import type { Event } from '@rootbound/contract/run';
import type { RunRow } from '@rootbound/contract/server';
import type { Matrix } from '@rootbound/core/matrix';
import type { Progress } from '@rootbound/core/order';
import { VERDICTS } from '@rootbound/core/verdict';
import type { Store } from '@rootbound/store/open';

export interface Terminal {
  readonly isTTY: boolean;
  readonly columns: number;
  write(text: string): void;
}

export class Announcer {
  readonly #store: Store;
  readonly #terminal: Terminal;
  readonly #stages = new Map<string, string>();
  #open = '';

  constructor(store: Store, terminal: Terminal) {
    this.#store = store;
    this.#terminal = terminal;
  }

  say(text: string): void {
    this.#closeLine();
    this.#terminal.write(`${text}\n`);
  }

  follow({ event, data }: Event): void {
    if (event === 'progress') return this.#showProgress(data);
    if (data.state === 'queued' || data.state === 'running') return;
    this.#stages.delete(data.run);
    if (this.#open === data.run) this.#terminal.write('\r\u001b[2K');
    this.#open = '';
    this.#terminal.write(`${nameOf(data)}: ${endOf(data)}\n`);
  }

  /** What each run added up to: headline, relation, traits and the count of every verdict. */
  async summarise(runs: readonly string[]): Promise<void> {
    for (const run of runs) {
      const matrix = await this.#store.documents.matrix(run);
      if (matrix !== null) this.say(`\n${summariseMatrix(matrix)}`);
    }
  }

  #showProgress(progress: Progress): void {
    const { run, stage, done, total } = progress;
    const counted = total > 0 ? ` ${done} of ${total}` : '';
    const line = `${this.#nameOf(run)}: ${stage}${counted}`;
    if (this.#terminal.isTTY) return this.#showOpen(run, `${line} ${printable(progress.note)}`);
    if (this.#stages.get(run) === stage) return;
    this.#stages.set(run, stage);
    this.#terminal.write(`${line}\n`);
  }

  #showOpen(run: string, line: string): void {
    if (this.#open !== run) this.#closeLine();
    this.#open = run;
    this.#terminal.write(`\r\u001b[2K${line.slice(0, this.#terminal.columns - 1)}`);
  }

  #closeLine(): void {
    if (this.#open !== '') this.#terminal.write('\n');
    this.#open = '';
  }

  #nameOf(run: string): string {
    const record = this.#store.runs.find(run);
    return record === null ? run : nameOf(record);
  }
}

function nameOf({ server, version }: Pick<RunRow, 'server' | 'version'>): string {
  return printable(`${server} ${version}`);
}

function endOf({ state, headline, reason }: RunRow): string {
  return printable(state === 'probed' ? `probed, ${headline}` : `${state}, ${reason.split('\n')[0]}`);
}

function summariseMatrix({ server, version, headline, relation, traits, cells, run }: Matrix): string {
  const counts = VERDICTS.map((verdict) => [cells.filter((cell) => cell.verdict === verdict).length, verdict] as const);
  const shown = counts.filter(([count]) => count > 0).map(([count, verdict]) => `${count} ${verdict}`);
  const lines = [
    nameOf({ server, version }),
    `  headline  ${headline.word}${headline.because === '' ? '' : ` (${printable(headline.because)})`}`,
    `  relation  ${relation.word}`,
    `  traits    ${traits.length === 0 ? 'none seen' : traits.map(({ word }) => word).join(', ')}`,
    `  cells     ${shown.join(', ')}`,
  ];
  if (!run.isolated) lines.push('  ! not isolated: the server ran as a program of this machine');
  return lines.join('\n');
}
