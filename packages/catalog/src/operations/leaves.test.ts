import { expect, test } from 'vitest';
import { leavesOf } from './leaves.ts';
import { buildTemplate } from './template.ts';

const names = (schema: unknown) => leavesOf(schema).map(({ path }) => path.join('.'));

test('finds nested arguments, items of arrays, and what a reference points to', () => {
  const schema = {
    type: 'object',
    properties: {
      options: { type: 'object', properties: { file: { type: 'string' } } },
      files: { type: 'array', items: { $ref: '#/$defs/file' } },
      mode: { anyOf: [{ type: 'null' }, { type: 'string' }] },
    },
    $defs: { file: { type: 'object', properties: { path: { type: 'string' } } } },
  };
  expect(names(schema)).toEqual(['options.file', 'files.[].path', 'mode']);
});

test('ends on a schema that refers to itself', () => {
  const schema = { type: 'object', properties: { child: { $ref: '#' }, path: { type: 'string' } } };
  const found = leavesOf(schema);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(80);
});

test.each([[null], ['text'], [[]], [{}], [{ properties: 3 }], [{ type: 'object', properties: { a: null } }]])(
  'takes %j for a schema without arguments',
  (schema) => {
    expect(names(schema).filter((name) => name !== '')).toEqual([]);
  },
);

test('builds arguments with what is required and nothing else', () => {
  const leaves = leavesOf({
    type: 'object',
    properties: {
      path: { type: 'string' },
      limit: { type: 'integer', minimum: 5 },
      mode: { enum: ['a', 'b'] },
      verbose: { type: 'boolean' },
      edits: { type: 'array', items: { type: 'object', properties: { old: { type: 'string' } }, required: ['old'] } },
    },
    required: ['path', 'limit', 'mode', 'edits'],
  });
  const [path] = leaves;
  const assignment = new Map(path === undefined ? [] : [[path, '{path}' as const]]);
  expect(buildTemplate(leaves, assignment)).toEqual({ path: '{path}', limit: 5, mode: 'a', edits: [{ old: 'notes' }] });
});

test('puts a property named __proto__ into the arguments and nowhere else', () => {
  const schema = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"object","properties":{"path":{"type":"string"}},"required":["path"]}},"required":["__proto__"]}',
  );
  const built = buildTemplate(leavesOf(schema), new Map());
  expect(JSON.stringify(built)).toBe('{"__proto__":{"path":"notes"}}');
  expect(({} as Record<string, unknown>)['path']).toBeUndefined();
});
