/** For `pnpm run migration`: writes the next forward migration from the tables. */
import { defineConfig } from 'drizzle-kit';

// The one default export: drizzle-kit reads no other.
export default defineConfig({
  dialect: 'sqlite',
  casing: 'snake_case',
  schema: './src/tables/*.ts',
  out: './src/migrations',
});
