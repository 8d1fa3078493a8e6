/** `rootbound compare`: what moved from one matrix document to another. */
import { renderComparison } from '@rootbound/catalog/render-comparison';
import { compareMatrices } from '@rootbound/core/compare';
import type { Console } from './console.ts';
import { readDocument } from './document.ts';
import { UsageFault } from './errors.ts';
import { EXIT } from './exit-codes.ts';

/** Prints the changes by weight and kind; exit code 1 where a boundary opened. */
export async function compare(
  files: readonly string[],
  options: { readonly json?: boolean },
  console: Console,
): Promise<number> {
  const [before, after, ...others] = files;
  if (before === undefined || after === undefined || others.length > 0) {
    throw new UsageFault(`compare takes two matrix documents, not ${files.length}: compare BEFORE.json AFTER.json`);
  }
  const older = await readDocument(before, console.directory);
  const comparison = compareMatrices(older, await readDocument(after, console.directory));
  const text = options.json === true ? JSON.stringify(comparison, null, 2) : renderComparison(comparison, console);
  console.print(`${text}\n`);
  return comparison.changes.some((change) => change.kind === 'opened') ? EXIT.opened : EXIT.done;
}
