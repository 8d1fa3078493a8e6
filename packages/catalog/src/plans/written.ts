/** Written by `npm run plans` from the files in `servers/`; not by hand. */
import type { Plan } from './plan.ts';

export const WRITTEN: readonly Plan[] = [
  {
    server: 'npm:@allpepper/memory-bank-mcp',
    reason: 'The directory comes by an environment variable, and a file is named by a project below it.',
    arguments: [],
    environment: {
      MEMORY_BANK_ROOT: '{argument}',
    },
    presets: {
      projectName: 'app',
    },
  },
  {
    server: 'npm:@angular/cli',
    reason: 'It works on an Angular workspace whose packages are installed.',
    arguments: ['mcp'],
    skip: {
      '*': 'it needs an Angular workspace with its packages installed from a registry',
    },
  },
  {
    server: 'npm:cclsp',
    reason: 'It ends at once without a configuration that names a language server.',
    arguments: [],
    environment: {
      CCLSP_CONFIG_PATH: '/home/dev/cclsp.json',
    },
    home: {
      'cclsp.json':
        '{"servers":[{"extensions":["ts","js"],"command":["typescript-language-server","--stdio"],"rootDir":"."}]}',
    },
    skip: {
      '*': 'each of its tools hands the path to a language server, which has to be installed beside it',
    },
  },
  {
    server: 'npm:chrome-devtools-mcp',
    reason: 'Its tools work in a browser, which the sandbox does not give to a server.',
    skip: {
      '*': 'it needs a browser',
    },
  },
  {
    server: 'npm:@eslint/mcp',
    reason: 'It needs a configured project.',
    arguments: [],
    skip: {
      'lint-files': 'it needs a project with a configuration and rules of its own, and shows no text of the files',
    },
  },
  {
    server: 'npm:@knip/mcp',
    reason: 'It reports on the dependencies of an installed project.',
    arguments: [],
    skip: {
      'knip-run': 'it needs a project whose dependencies are installed from a registry',
    },
  },
  {
    server: 'npm:@modelcontextprotocol/server-everything',
    reason: "It shows the protocol's features, and reads no path that a client gives.",
    arguments: [],
    skip: {
      'get-structured-content': 'its location is the name of a city, and no path',
    },
  },
  {
    server: 'npm:@modelcontextprotocol/server-filesystem',
    reason:
      'Some mirrors of the registry give the time at which they copied a version, which puts older versions after newer ones. The release tags of this server name the day of each of these versions.',
    published: {
      '2025.1.14': '2025-01-14T00:00:00.000Z',
      '2025.3.28': '2025-03-28T00:00:00.000Z',
      '2025.7.1': '2025-07-01T00:00:00.000Z',
      '2025.7.29': '2025-07-29T00:00:00.000Z',
      '2025.8.18': '2025-08-18T00:00:00.000Z',
      '2025.8.21': '2025-08-21T00:00:00.000Z',
      '2025.11.25': '2025-11-25T00:00:00.000Z',
      '2025.12.18': '2025-12-18T00:00:00.000Z',
      '2026.1.14': '2026-01-14T00:00:00.000Z',
      '2026.7.4': '2026-07-04T00:00:00.000Z',
      '2026.7.10': '2026-07-10T00:00:00.000Z',
      '2026.8.31': '2026-08-31T00:00:00.000Z',
    },
  },
  {
    server: 'npm:obsidian-mcp',
    reason: 'Notes are named by a vault, which is called by the last name of its directory.',
    arguments: ['{argument}/app'],
    presets: {
      vault: 'app',
    },
  },
  {
    server: 'npm:@playwright/mcp',
    reason: 'Its tools work in a browser, which the sandbox does not give to a server.',
    skip: {
      '*': 'it needs a browser',
    },
  },
];
