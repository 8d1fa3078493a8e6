/** Progress on standard error: one line that is rewritten on a terminal, one line for each step elsewhere. */
import { printable } from '@rootbound/catalog/printable';
import type { Progress } from '@rootbound/core/order';
import type { Console } from './console.ts';

const REWRITE = '\r\u001B[K';

export interface ProgressLine extends Disposable {
  show(progress: Progress): void;
}

/** Starts the line; disposing it clears what is left of it. */
export function startProgress(console: Console): ProgressLine {
  return console.live ? startLiveLine(console) : startLines(console);
}

function startLiveLine(console: Console): ProgressLine {
  return {
    show: (progress) => console.note(REWRITE + [...describe(progress)].slice(0, console.width - 1).join('')),
    [Symbol.dispose]: () => console.note(REWRITE),
  };
}

/** Scenarios run side by side: a line that was said once is not said again. */
function startLines(console: Console): ProgressLine {
  const said = new Set<string>();
  return {
    show: (progress) => {
      const text = describeStage(progress);
      if (!said.has(text)) console.note(`${text}\n`);
      said.add(text);
    },
    [Symbol.dispose]: () => {},
  };
}

function describe(progress: Progress): string {
  const count = progress.total === 0 ? '' : ` ${progress.done}/${progress.total}`;
  return `${describeStage(progress)}${count}`;
}

function describeStage(progress: Progress): string {
  return `${progress.stage}: ${printable(progress.note, 120)}`;
}
