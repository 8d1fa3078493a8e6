import { describe, expect, test } from 'vitest';
import { listFiles, readText } from './repository.ts';

const FILES = listFiles();
const TOP = new Set([
  'apps',
  'packages',
  'infra',
  'docker-compose.yml',
  'package.json',
  'pnpm-workspace.yaml',
  'pnpm-lock.yaml',
  'turbo.json',
  'README.md',
  'LICENSE',
]);
// Written in pieces, so that this file does not mention what it forbids.
const FORBIDDEN = [
  ['/wo', 'rk/'],
  ['../', 'shared'],
  ['registry.', 'npmjs'],
  ['pypi', '.org'],
  ['_au', 'thToken'],
].map((parts) => parts.join(''));
const TEXT = /\.(?:ts|mjs|js|svelte|css|html|md|json|ya?ml|sh|toml)$|(?:^|\/)\.[a-z]+(?:rc)?$|^\.ci\/run$/;
const VAGUE = /(?:^|[/-])(?:utils?|helpers?|common|shared|misc)(?:[/.-]|$)/;

describe('layout of the repository', () => {
  test('keeps its top level to what is agreed', () => {
    const names = new Set(FILES.map((path) => path.split('/')[0] ?? ''));
    expect([...names].filter((name) => !name.startsWith('.') && !TOP.has(name))).toEqual([]);
  });

  test('has no barrel files', () => {
    expect(FILES.filter((path) => /\/index\.(?:ts|js|mjs)$/.test(path))).toEqual([]);
  });

  test('has no folder or file for what has no name of its own', () => {
    expect(FILES.filter((path) => VAGUE.test(path))).toEqual([]);
  });

  test('names no place outside itself', () => {
    const texts = FILES.filter((path) => TEXT.test(path) && path !== 'pnpm-lock.yaml');
    const found = texts.flatMap((path) =>
      FORBIDDEN.filter((word) => readText(path).includes(word)).map((word) => `${path}: ${word}`),
    );
    expect(found).toEqual([]);
  });

  test('opens every source file with a header', () => {
    const sources = FILES.filter(
      (path) => /^(?:apps|packages|infra)\/.*\.(?:ts|mjs)$/.test(path) && !/\.test\.ts$|\.d\.ts$/.test(path),
    );
    expect(sources.filter((path) => !/^(?:#!.*\n)?(?:\/[/*] oxlint-disable.*\n)?\/\*\*/.test(readText(path)))).toEqual(
      [],
    );
  });

  test('says in every package what it is for', () => {
    const packages = FILES.filter((path) => /^packages\/[^/]+\/package\.json$/.test(path));
    expect(
      packages.map((path) => path.replace('package.json', 'README.md')).filter((path) => !FILES.includes(path)),
    ).toEqual([]);
  });
});

describe('README', () => {
  test('stays within 200 lines', () => {
    expect(readText('README.md').split('\n').length).toBeLessThanOrEqual(200);
  });

  test('links only to files that are there', () => {
    const markdown = FILES.filter((path) => path.endsWith('.md'));
    const broken = markdown.flatMap((path) =>
      [...readText(path).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
        .map((match) => new URL(match[1] ?? '', `file:///${path}`).pathname.slice(1))
        .filter(
          (target) =>
            !FILES.includes(target) && !FILES.some((file) => file.startsWith(`${target.replace(/\/$/, '')}/`)),
        )
        .map((target) => `${path}: ${target}`),
    );
    expect(broken).toEqual([]);
  });
});
