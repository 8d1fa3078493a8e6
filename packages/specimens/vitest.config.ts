/** The self test starts a process for each case: few at a time, with room for a loaded machine. */
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { testTimeout: 30_000, maxConcurrency: 3 } });
