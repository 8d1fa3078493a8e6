/** One file at a time: each starts whole runs of its own, and the machine has two cores. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { fileParallelism: false, maxConcurrency: 2, testTimeout: 60_000, hookTimeout: 120_000 },
});
