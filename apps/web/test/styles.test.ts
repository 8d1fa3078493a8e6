/** Gate on styles: raw colours and pixel fonts stand in tokens.css alone, and no markup carries a style attribute. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');
const TOKENS = 'lib/styles/tokens.css';

const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b(?![^{]*\{)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|:\s*(?:white|black|red|green|blue|gray|grey|orange|purple|yellow)\b/i;
const PIXEL_FONT = /font(?:-size)?:[^;]*\d(?:px|pt)\b/;
const STYLE_ATTRIBUTE = /\sstyle=/;

function filesOf(extension: string): readonly string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(extension));
}

const read = (path: string) => readFileSync(join(SOURCE, path), 'utf8');
const styleOf = (path: string) =>
  path.endsWith('.css') ? read(path) : (read(path).match(/<style>[\s\S]*<\/style>/)?.[0] ?? '');
const markupOf = (path: string) => read(path).replace(/<style>[\s\S]*<\/style>/, '');
const offending = (text: string, pattern: RegExp) =>
  text
    .split('\n')
    .filter((line) => pattern.test(line))
    .map((line) => line.trim());

const sheets = [...filesOf('.css'), ...filesOf('.svelte')].filter((path) => path !== TOKENS);

describe('styles', () => {
  test.each(sheets)('%s holds no raw colour and no pixel font', (path) => {
    const style = styleOf(path);
    expect([...offending(style, RAW_COLOUR), ...offending(style, PIXEL_FONT)]).toEqual([]);
  });

  test.each(filesOf('.svelte'))('%s has no style attribute, which the policy would refuse', (path) => {
    expect(offending(markupOf(path), STYLE_ATTRIBUTE)).toEqual([]);
  });

  test('the patterns see what they look for', () => {
    expect(
      ['color: #fff;', 'border: 1px solid rgb(0 0 0);', 'color: white;', 'fill: oklch(1 0 0);'].filter(
        (line) => !RAW_COLOUR.test(line),
      ),
    ).toEqual([]);
    expect(['font: 12px/1 var(--sans);', 'font-size: 11px;'].filter((line) => !PIXEL_FONT.test(line))).toEqual([]);
    expect(STYLE_ATTRIBUTE.test('<p style="color: red">')).toBe(true);
    expect(
      RAW_COLOUR.test('color: var(--text);') || PIXEL_FONT.test('font: 400 var(--text-s) / 1.2 var(--mono);'),
    ).toBe(false);
  });

  test('only the palette layer of tokens.css holds raw colours', () => {
    const roles = read(TOKENS).split('@layer roles {')[1] ?? '';
    expect(roles).not.toBe('');
    expect(offending(roles, RAW_COLOUR)).toEqual([]);
  });
});
