import { defineConfig } from 'drizzle-kit';

/** Run from the workspace's root; `npm run db:rebuild` does, and sets where the migrations go. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./libs/*/server/src/db/*.table.ts', './libs/platform/server-core/src/**/*.table.ts'],
  out: process.env['MIGRATIONS_OUT'] ?? './apps/server/migrations',
});
