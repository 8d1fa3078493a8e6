/** Lines of strace, as they were captured, and what they tell. */
import { expect, test } from 'vitest';
import { LineReader } from './parse.ts';

test.each([
  [
    '7 openat(AT_FDCWD</repo/cwd>, "notes.txt", O_RDONLY|O_CLOEXEC) = 21</repo/srv/notes.txt>',
    [{ kind: 'read', path: '/repo/cwd/notes.txt', opened: '/repo/srv/notes.txt', ended: 'ok' }],
  ],
  [
    '7 openat(AT_FDCWD</repo>, "nope", O_RDONLY|O_CLOEXEC) = -1 ENOENT (No such file or directory)',
    [{ kind: 'read', path: '/repo/nope', opened: null, ended: 'ENOENT' }],
  ],
  [
    '7 openat(AT_FDCWD</repo>, "/tmp/w1", O_WRONLY|O_CREAT|O_TRUNC|O_CLOEXEC, 0666) = 21</tmp/w1>',
    [{ kind: 'write', path: '/tmp/w1', opened: '/tmp/w1', ended: 'ok' }],
  ],
  ['7 openat(AT_FDCWD</repo>, ".", O_RDONLY|O_NONBLOCK|O_CLOEXEC|O_DIRECTORY) = 21</repo>', []],
  ['7 openat(AT_FDCWD</repo>, "x", O_RDONLY|O_CLOEXEC|O_PATH) = 21</repo/x>', []],
  [
    '7 getdents64(21</repo/a b>, 0xf0b1610 /* 24 entries */, 32768) = 824',
    [{ kind: 'list', path: '/repo/a b', opened: '/repo/a b', ended: 'ok' }],
  ],
  [
    '7 rename("/tmp/w1", "/tmp/w2")      = 0',
    [
      { kind: 'rename', path: '/tmp/w1', opened: null, ended: 'ok' },
      { kind: 'rename', path: '/tmp/w2', opened: null, ended: 'ok' },
    ],
  ],
  ['7 symlink("../target", "/repo/link") = 0', [{ kind: 'link', path: '/repo/link', opened: null, ended: 'ok' }]],
  [
    '7 unlinkat(5</repo/dir>, "caf\\303\\251", 0) = -1 EACCES (Permission denied)',
    [{ kind: 'remove', path: '/repo/dir/café', opened: null, ended: 'EACCES' }],
  ],
  [
    '7 connect(18<socket:[9]>, {sa_family=AF_INET, sin_port=htons(80), sin_addr=inet_addr("10.0.0.1")}, 16) = -1 ENETUNREACH (Network is unreachable)',
    [{ kind: 'connect', path: '10.0.0.1:80', opened: null, ended: 'ENETUNREACH' }],
  ],
])('%s', (line, touches) => {
  expect(new LineReader().read(line)?.touches).toEqual(touches);
});

test('a call that was interrupted by another process belongs to the line on which it ended', () => {
  const reader = new LineReader();
  expect(reader.read('7 openat(AT_FDCWD</repo>, "a", O_RDONLY <unfinished ...>')).toBeNull();
  expect(reader.read('8 openat(AT_FDCWD</repo>, "b", O_RDONLY) = 4</repo/b>')?.touches).toHaveLength(1);
  expect(reader.read('7 <... openat resumed>) = 3</repo/a>')?.touches).toEqual([
    { kind: 'read', path: '/repo/a', opened: '/repo/a', ended: 'ok' },
  ]);
});

test('what is no call is passed over', () => {
  const reader = new LineReader();
  const lines = ['', 'noise', '7 +++ exited with 0 +++', '7 <... openat resumed>) = 3</repo/a>'];
  expect(lines.map((line) => reader.read(line))).toEqual([null, null, null, null]);
});
