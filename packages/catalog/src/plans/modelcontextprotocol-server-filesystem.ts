/** Publication days of the reference filesystem server, where mirrors give the time of their own copy. */
import type { Plan } from './plan.ts';

export const modelcontextprotocolServerFilesystem: Plan = {
  server: 'npm:@modelcontextprotocol/server-filesystem',
  reason:
    'Some mirrors of the registry give the time at which they copied a version, which puts older versions after newer ones. ' +
    'The release tags of this server name the day of each of these versions.',
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
};
