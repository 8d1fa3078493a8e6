/** A person's way through the product: from the empty first page to the evidence of a closed cell. */
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../src/browser.ts';
import { type Installation, install } from '../src/installation.ts';

const RUNS_LIMIT_MS = 600_000;
const SERVER = 'npm:@modelcontextprotocol/server-filesystem';

let installation: Installation;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [installation, browser] = await Promise.all([install(), openBrowser()]);
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await installation[Symbol.asyncDispose]();
}, 30_000);

async function expectAccessible(): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
}

describe('a first start', { timeout: 60_000 }, () => {
  test('shows nothing to whoever does not come by the printed address', async () => {
    const stranger = await browser.newContext();
    const answer = await (await stranger.newPage()).goto(new URL('/', installation.entrance).href);
    expect(answer?.status()).toBe(401);
    await stranger.close();
  });

  test('opens on the first page, where the runs it ordered by itself are under way', async () => {
    await page.goto(installation.entrance);
    await page.getByRole('heading', { name: 'Servers', level: 1 }).waitFor();
    await page.getByRole('heading', { name: 'Under way' }).waitFor();
    await page.getByRole('heading', { name: 'First start' }).waitFor();
    await expectAccessible();
  });

  test('lets no address be used twice', async () => {
    const second = await browser.newContext();
    const answer = await (await second.newPage()).goto(installation.entrance);
    expect(answer?.status()).toBeGreaterThanOrEqual(400);
    await second.close();
  });

  test('shows each server as it is probed, without a reload', { timeout: RUNS_LIMIT_MS }, async () => {
    const rows = page.getByRole('table').getByRole('row');
    await rows.filter({ hasText: 'command:root-bound' }).waitFor({ timeout: RUNS_LIMIT_MS });
    await rows.filter({ hasText: SERVER }).waitFor({ timeout: RUNS_LIMIT_MS });
    // The last of the five: nothing is under way any more.
    await page.getByRole('heading', { name: 'Under way' }).waitFor({ state: 'detached', timeout: RUNS_LIMIT_MS });
    expect(await rows.filter({ hasText: 'command:argument-bound' }).textContent()).toContain('argument-bound');
  });

  test('has the versions of a server as columns, by publication', async () => {
    await page.getByRole('link', { name: SERVER }).click();
    await page.getByRole('heading', { name: 'Versions' }).waitFor();
    const columns = page.getByRole('columnheader').getByRole('link', { name: /^20\d\d\./ });
    await columns.nth(1).waitFor();
    const versions = (await columns.allTextContents()).map((text) => text.trim());
    expect(versions.slice(0, 2)).toEqual(['2025.3.28', '2025.7.29']);
    const table = await page.getByRole('table').first().innerText();
    expect(table).toContain('argument-bound');
    expect(table).toContain('root-bound');
    expect(table).toContain('prefix-blind');
    expect(table).toContain('link-blind');
    expect(table).toContain('replace');
    await expectAccessible();
  });

  test('shows the matrix of a version as a table that the keyboard moves in', async () => {
    await page.getByRole('link', { name: '2025.3.28', exact: true }).first().click();
    await page.getByRole('heading', { name: 'argument-bound' }).waitFor();
    const cell = page.getByRole('link', { name: 'read_file, read, inside: reached' });
    await cell.waitFor();
    await cell.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('End');
    expect(await page.locator(':focus').getAttribute('aria-label')).toContain('relative');
    expect(await page.getByRole('link', { name: 'read_file, read, gap-sibling: open' }).count()).toBe(1);
    await expectAccessible();
    await page.goBack();
  });

  test('lists the cells that closed, and opens the evidence of one', async () => {
    await page
      .getByRole('link', { name: /closed/ })
      .first()
      .click();
    const closed = page.getByRole('link', { name: 'narrow, read_file, read, gap-sibling in 2025.7.29: holds' });
    await closed.waitFor();
    await expectAccessible();
    await closed.click();
    await page.getByRole('heading', { name: 'Evidence' }).waitFor();
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('/repo/srv/app/packages/payments/notes.txt');
    expect(text).toContain('/repo/srv/app/packages/checkout/notes.txt');
    expect(text).toMatch(/Access denied/);
    expect(text).toContain('[content of root-a]');
    expect(text).not.toContain('[content of gap]');
    await expectAccessible();
  });

  test('says in the terminal what came of each run', () => {
    const output = installation.output();
    expect(output).toMatch(/root-bound/);
    expect(output).toMatch(/argument-bound/);
    expect(output).toMatch(/prefix-blind/);
  });

  test('takes an order for any package, and keeps the reason where it does not start', {
    timeout: RUNS_LIMIT_MS,
  }, async () => {
    await page.goto(new URL('/', page.url()).href);
    await page.getByRole('textbox', { name: 'Package' }).fill('is-number');
    await page.getByRole('button', { name: 'Find versions' }).click();
    await page.getByRole('button', { name: /^Probe/ }).click();
    const row = page.getByRole('row').filter({ hasText: 'npm:is-number' });
    await row.waitFor({ timeout: RUNS_LIMIT_MS });
    await row.getByRole('link').first().click();
    const reason = page.getByText(/has no bin to start/).first();
    await reason.waitFor();
    expect(await reason.innerText()).toContain('is-number');
  });
});
