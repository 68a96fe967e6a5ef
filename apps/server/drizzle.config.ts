import { defineConfig } from 'drizzle-kit';

/** For `npm run db:migration`, which bundles the tables and sets where they are and where the migrations go. */
export default defineConfig({
  dialect: 'postgresql',
  schema: process.env['TABLES'] ?? [],
  out: process.env['MIGRATIONS_OUT'] ?? './apps/server/migrations',
});
