import { expect, test } from 'vitest';
import { fillSlots } from './recipe.ts';

test('replaces slots at any depth and leaves the rest as it is', () => {
  const template = { path: '{path}', edits: [{ oldText: '{old-text}', n: 1 }], glob: '**/{name-pattern}*' };
  expect(fillSlots(template, { '{path}': '/a$&b', '{old-text}': 'x', '{name-pattern}': 'child-' })).toEqual({
    path: '/a$&b',
    edits: [{ oldText: 'x', n: 1 }],
    glob: '**/child-*',
  });
});

test('refuses a slot without a value', () => {
  expect(() => fillSlots('{marker}', {})).toThrow('{marker}');
});
