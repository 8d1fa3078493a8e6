/** Gate on components: short, opened by a comment that says what they show, and none of them fetches or injects HTML. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const MOST_LINES = 150;

const components = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.svelte'),
);

describe('components', () => {
  test.each(components)('%s is short, introduced, and neither fetches nor injects', (path) => {
    const text = readFileSync(join(SOURCE, path), 'utf8');
    const faults = [
      text.split('\n').length - 1 > MOST_LINES && 'too long',
      !text.startsWith('<!--') && 'no comment at its head',
      /\bfetch\(|clientOf\(|makeClient\(/.test(text) && 'fetches',
      text.includes('{@html') && 'injects HTML',
    ].filter((fault) => fault !== false);
    expect(faults).toEqual([]);
  });
});
