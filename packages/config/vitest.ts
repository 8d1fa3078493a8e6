/** All unit suites in one run: every package and app with its own configuration, but the end-to-end suite. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', '!apps/e2e'], passWithNoTests: false },
});
