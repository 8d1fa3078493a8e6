/** Each principle is judged by the rules of the revision in question, both ways where a server can show both. */
import type { Report, SessionRecord } from '@rootbound/core/report';
import { REVISIONS } from '@rootbound/core/revision';
import { describe, expect, test } from 'vitest';
import { judge } from '../src/judge.ts';
import { PRINCIPLES } from '../src/principles/principles.ts';

const LEVELS = {
  P043: ['descriptive', 'descriptive', 'descriptive', 'descriptive', 'must'],
  P051: ['should', 'should', 'should', 'should', 'should'],
  P089: ['should', 'should', 'should', 'should', 'should'],
  P090: ['descriptive', 'descriptive', 'descriptive', 'descriptive', 'absent'],
  P091: ['must', 'must', 'must', 'must', 'must'],
  P105: ['should', 'should', 'must', 'must', 'must'],
  P106: ['should', 'should', 'should', 'should', 'should'],
  P153: ['must', 'must', 'must', 'must', 'must'],
  P154: ['must', 'must', 'must', 'must', 'must'],
  P247: ['should', 'should', 'should', 'should', 'absent'],
};

test('every principle has its level in every revision', () => {
  const told = PRINCIPLES.map(({ id, levels }) => [id, REVISIONS.map((revision) => levels[revision])]);
  expect(Object.fromEntries(told)).toEqual(LEVELS);
});

const ASK = { atUs: 1, direction: '<-', text: '{"jsonrpc":"2.0","id":1,"method":"roots/list"}' } as const;

function session(own: Partial<SessionRecord>): SessionRecord {
  return {
    scenario: 'narrow',
    definition: 1,
    repeat: 0,
    revision: '2025-11-25',
    offered: '2025-11-25',
    declared: { roots: true, listChanged: true },
    asks: [],
    observations: [],
    unattributed: [],
    frames: [],
    stderr: '',
    exit: null,
    fault: null,
    readyUs: 0,
    tookUs: 0,
    ...own,
  };
}

const asked = (phase: string) => ({ askedUs: 1, answeredUs: 2, phase });
const UNDECLARED = { roots: false, listChanged: false };

function reportOf(sessions: readonly SessionRecord[]): Report {
  const [first] = sessions;
  return {
    schema: 'rootbound/report/1',
    order: {
      run: 'r',
      source: { kind: 'command', name: 'x', version: '1', directory: '/x', run: 'x' },
      profile: 'standard',
      repeats: 1,
      callLimitMs: 1000,
      runLimitMs: 1000,
    },
    startedAt: '',
    finishedAt: '',
    environment: {
      platform: '',
      kernel: '',
      node: '',
      rootbound: '',
      catalog: '',
      sandbox: 'plain',
      isolated: false,
      witness: 'none',
      witnessed: false,
    },
    installation: null,
    ending: { kind: 'probed' },
    serverInfo: null,
    items: [],
    recipes: [],
    unposed: [],
    revisions: first?.offered === undefined ? [] : [first.offered],
    notApplicable: [],
    sessions: [...sessions],
    evidence: {},
  };
}

function statusOf(principle: string, sessions: readonly SessionRecord[]): string | undefined {
  return judge(reportOf(sessions)).findings.find((finding) => finding.principle === principle)?.status;
}

const STATELESS = { revision: '2026-07-28', offered: '2026-07-28' } as const;

describe('a principle', () => {
  test.each([
    ['P043', 'kept', [session({ asks: [asked('steady')] })]],
    ['P043', 'not-applicable', [session({})]],
    ['P043', 'broken', [session({ ...STATELESS, frames: [ASK] })]],
    ['P043', 'kept', [session({ frames: [ASK], asks: [asked('steady')] })]],
    ['P090', 'kept', [session({ scenario: 'list-changed', asks: [asked('before'), asked('after')] })]],
    ['P090', 'broken', [session({ scenario: 'list-changed', asks: [asked('before')] })]],
    ['P090', 'not-applicable', [session({ ...STATELESS, scenario: 'list-changed', asks: [asked('before')] })]],
    ['P105', 'kept', [session({ scenario: 'no-roots', declared: UNDECLARED })]],
    [
      'P105',
      'broken',
      [session({ scenario: 'no-roots', declared: UNDECLARED, asks: [asked('steady')], frames: [ASK] })],
    ],
    ['P105', 'unproven', [session({})]],
    ['P106', 'unproven', [session({ asks: [asked('steady')] })]],
    ['P106', 'not-applicable', [session({ ...STATELESS, asks: Array.from({ length: 9 }, () => asked('steady')) })]],
    ['P247', 'not-testable', [session({})]],
    ['P247', 'not-applicable', [session(STATELESS)]],
    ['P153', 'not-testable', [session({})]],
  ] as const)('%s is %s', (principle, status, sessions) => {
    expect(statusOf(principle, sessions)).toBe(status);
  });

  test('that is broken names the frames that show it', () => {
    const sessions = [session({ scenario: 'no-roots', declared: UNDECLARED, asks: [asked('steady')], frames: [ASK] })];
    const finding = judge(reportOf(sessions)).findings.find((one) => one.principle === 'P105');
    expect(finding?.frames).toEqual([{ scenario: 'no-roots', repeat: 0, at: 0 }]);
  });

  test('is judged by the negotiated revision, and by another one only for comparison', () => {
    const report = reportOf([session({ frames: [ASK], asks: [asked('steady')] })]);
    const own = judge(report);
    const compared = judge(report, { under: '2026-07-28' });
    const statusIn = (matrix: typeof own) => matrix.findings.find((one) => one.principle === 'P043')?.status;
    expect([statusIn(own), own.run.judgedUnder]).toEqual(['kept', undefined]);
    expect([statusIn(compared), compared.run.judgedUnder]).toEqual(['broken', '2026-07-28']);
  });

  test('of a deprecated feature is no failure: what is to come stands beside it', () => {
    const advisories = (sessions: readonly SessionRecord[]) =>
      judge(reportOf(sessions)).findings.map(({ advisory }) => advisory?.includes('2027-07-28') ?? false);
    expect(new Set(advisories([session(STATELESS)]))).toEqual(new Set([true]));
    expect(new Set(advisories([session({})]))).toEqual(new Set([false]));
  });
});
