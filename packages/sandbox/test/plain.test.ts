/** The plain driver isolates nothing, says so, and still leaves nothing behind. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findProcesses } from './processes.ts';
import { openStage, type Stage } from './stage.ts';

describe('the plain driver', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('plain');
  });
  afterAll(async () => {
    await stage[Symbol.asyncDispose]();
  });

  test('is marked as not isolated, loudly and with the reason', () => {
    const { kind, isolated, note } = stage.sandbox;
    expect({ kind, isolated }).toEqual({ kind: 'plain', isolated: false });
    expect(note).toMatch(/^NOT ISOLATED: .*\(asked for\)$/);
  });

  test('points HOME and TMPDIR to the session, and passes nothing of ours on', async () => {
    process.env['ROOTBOUND_TEST_SECRET'] = 'leak';
    const { stdout } = await stage.run(['/usr/bin/env'], { environment: { COLOUR: 'blue' } });
    delete process.env['ROOTBOUND_TEST_SECRET'];
    const view = stage.sandbox.view(stage.mounts);
    expect(stdout).toContain(`HOME=${stage.mounts.home}\n`);
    expect(stdout).toContain(`TMPDIR=${view.temp}\n`);
    expect(stdout).toContain('COLOUR=blue\n');
    expect(stdout).not.toContain('leak');
  });

  test('does not run servers as root', async () => {
    const { stdout } = await stage.run(['/usr/bin/id', '-u']);
    expect(stdout.trim()).not.toBe('0');
  });

  test.skipIf(process.platform !== 'linux')('kills the tree, also what left its session', async () => {
    const mark = `86400.${process.pid}3`;
    const confined = await stage.start(['/bin/sh', '-c', `setsid -f sleep ${mark}; sleep ${mark} & echo ready; cat`]);
    await new Promise((resolve) => confined.stdout.once('data', resolve));
    await expect.poll(() => findProcesses(`sleep\0${mark}`).length).toBe(2);
    await confined[Symbol.asyncDispose]();
    expect(findProcesses(`sleep\0${mark}`)).toEqual([]);
    expect(await confined.exited).toBe('SIGKILL');
  });
});
