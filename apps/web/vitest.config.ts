/** Unit suite of the pages: pure modules and gates only. The pages themselves are walked in a real browser elsewhere. */
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'web', include: ['src/**/*.test.ts', 'test/**/*.test.ts'] } });
