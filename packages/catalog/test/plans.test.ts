/** Plans say what they may say, and the module that the product reads holds what the files say. */
import { expect, test } from 'vitest';
import { Value } from 'typebox/value';
import { parse } from 'yaml';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlans } from '../plan-files/plan-module.ts';
import { Plan, skipReason } from '../src/plans/plan.ts';
import { PLANS } from '../src/plans/plans.ts';

const SERVERS = join(import.meta.dirname, '../src/plans/servers');

test.each(readdirSync(SERVERS))('%s is a plan', (file) => {
  const plan: unknown = parse(readFileSync(join(SERVERS, file), 'utf8'));
  expect([...Value.Errors(Plan, plan)].map((error) => JSON.stringify(error))).toEqual([]);
});

test('the module is written from the files', () => {
  expect(PLANS).toEqual(readPlans());
});

test('each server has one plan', () => {
  const servers = PLANS.map(({ server }) => server);
  expect(new Set(servers).size).toBe(servers.length);
});

test('an item is skipped by its name or by a pattern', () => {
  const plan: Plan = {
    server: 'npm:x',
    reason: 'a reason of more than twenty letters',
    skip: { 'open_*': 'needs a browser' },
  };
  expect(skipReason(plan, 'open_page')).toBe('needs a browser');
  expect(skipReason(plan, 'reopen_page')).toBeNull();
  expect(skipReason(null, 'open_page')).toBeNull();
});
