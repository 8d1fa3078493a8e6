import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { WorkerConfigFault } from './errors.ts';

describe('worker configuration', () => {
  test('takes what is set', () => {
    const config = readConfig({
      ROOTBOUND_WORK: '/srv/work',
      ROOTBOUND_PARALLEL: '3',
      ROOTBOUND_WITNESS: 'off',
      ROOTBOUND_CACHE_GIB: '2',
    });
    expect(config).toEqual({ workDirectory: '/srv/work', parallel: 3, witness: false, cacheBytes: 2 * 1024 ** 3 });
  });

  test.each([
    { ROOTBOUND_PARALLEL: '2' },
    { ROOTBOUND_WORK: '/w', ROOTBOUND_WITNESS: 'yes' },
    { ROOTBOUND_WORK: '' },
    { ROOTBOUND_WORK: '/w', ROOTBOUND_CACHE_GIB: '0' },
    { ROOTBOUND_WORK: '/w', ROOTBOUND_PARALLEL: '0' },
    { ROOTBOUND_WORK: '/w', ROOTBOUND_PARALLEL: 'many' },
    { ROOTBOUND_WORK: '/w', ROOTBOUND_PARALLEL: '1.5' },
  ])('refuses %j', (environment) => {
    expect(() => readConfig(environment)).toThrow(WorkerConfigFault);
  });
});
