/** Groups of changes: what moved alike stands together, heaviest first. */
import type { Change } from '@rootbound/core/change';
import { describe, expect, test } from 'vitest';
import { groupChanges } from './changes.ts';

function changeOf(differs: Partial<Change>): Change {
  return {
    kind: 'closed',
    weight: 'notable',
    subject: 'narrow/read_file/read/gap-sibling',
    scenario: 'narrow',
    item: 'read_file',
    operation: 'read',
    target: 'gap-sibling',
    before: 'open',
    after: 'holds',
    beforeEvidence: 'a',
    afterEvidence: 'b',
    ...differs,
  };
}

describe('groups of changes', () => {
  test('keeps changes of other verdicts apart, and puts the heaviest first', () => {
    const groups = groupChanges([
      changeOf({}),
      changeOf({ item: 'list', scenario: 'two-roots' }),
      changeOf({ before: 'inverted' }),
      changeOf({ kind: 'opened', weight: 'critical', before: 'holds', after: 'open' }),
    ]);
    expect(groups.map(({ kind, before, after, title }) => `${kind}: ${before} to ${after}: ${title}`)).toEqual([
      'opened: holds to open: 1 cell of 1 item in narrow',
      'closed: open to holds: 2 cells of 2 items in narrow, two-roots',
      'closed: inverted to holds: 1 cell of 1 item in narrow',
    ]);
  });

  test('names what is no cell, and does not split it by its many sides', () => {
    const bare = {
      kind: 'dependency-altered',
      weight: 'info',
      scenario: '',
      item: '',
      operation: '',
      target: '',
    } as const;
    const changes = ['a', 'b', 'c', 'd'].map((subject, at) =>
      changeOf({ ...bare, subject, before: `1.${at}`, after: '2' }),
    );
    expect(groupChanges(changes)).toMatchObject([{ title: 'a, b, c, 1 more', ofCells: false, before: '', after: '' }]);
  });
});
