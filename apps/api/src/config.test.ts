import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { ApiConfigFault } from './errors.ts';

describe('configuration', () => {
  test('has a value for everything that is not set', () => {
    const { port, workDirectory, firstStart, witness, workerEnvironment, workerEntry } = readConfig({});
    expect({ port, workDirectory, firstStart, witness, workerEnvironment }).toEqual({
      port: 4310,
      workDirectory: null,
      firstStart: true,
      witness: true,
      workerEnvironment: {},
    });
    expect(workerEntry).toMatch(/apps\/worker\/src\/main\.ts$/);
  });

  test('hands the worker what finds programs and registries, and nothing else', () => {
    const environment = {
      PATH: '/bin',
      HOME: '/home/dev',
      npm_config_registry: 'http://127.0.0.1:1/',
      https_proxy: 'p',
    };
    const secrets = {
      AWS_SECRET_ACCESS_KEY: 'x',
      GITHUB_TOKEN: 'x',
      NODE_OPTIONS: '--require x',
      ROOTBOUND_DATA: '/d',
    };
    expect(readConfig({ ...environment, ...secrets }).workerEnvironment).toEqual(environment);
  });

  test.each([
    { ROOTBOUND_PORT: '-1' },
    { ROOTBOUND_PORT: '65536' },
    { ROOTBOUND_PORT: 'http' },
    { ROOTBOUND_PORT: '43 10' },
    { ROOTBOUND_FIRST_START: 'maybe' },
    { ROOTBOUND_WITNESS: 'maybe' },
  ])('refuses %j', (environment) => {
    expect(() => readConfig(environment)).toThrow(ApiConfigFault);
  });
});
