import { fileURLToPath } from 'node:url';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  defineJob,
  handleJob,
  loadConfig,
  makeLog,
  route,
  startServer,
  type Core,
  type Tracing,
} from '@caravan/server-core';
import { sql } from 'drizzle-orm';

const lookAround = schemaOf(
  defineEndpoint<{ params: { token: string }; query: { password: string; shop: string }; data: null }>()({
    method: 'GET',
    path: '/rooms/:token',
    login: 'none',
    tags: [],
    summary: 'Reads, fails to read, and calls a shop',
  }),
  {
    params: z.object({ token: z.string() }),
    query: z.object({ password: z.string(), shop: z.url() }),
    data: z.null(),
  },
);

const cleanJob = defineJob()({ name: 'rooms.clean', retries: 0 });

const rooms = ({ db, log, jobs, transaction }: Core) => ({
  name: 'rooms',
  reasons: {},
  jobs: [
    handleJob(cleanJob, async () => {
      await db.execute(sql`SELECT 'a room' AS cleaned`);
      log.warn('cleaned');
      throw new Error('the broom of li broke');
    }),
  ],
  routes: [
    route(lookAround, async ({ params, query }) => {
      await db.execute(sql`SELECT ${params.token}::text AS first, 'a literal' AS second`);
      // PostgreSQL quotes the value in its message.
      await db.execute(sql`SELECT ${query.password}::int AS number`).catch(() => undefined);
      await fetch(`${query.shop}/item?password=${query.password}`);
      await transaction((tx) => jobs.send(tx, cleanJob, null));
      log.warn('seen');
      return null;
    }),
  ],
});

export const serveTraced = async (tracing: Tracing | undefined): Promise<void> => {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) throw new Error(loaded.problems.join('\n'));
  const { config } = loaded;
  const server = await startServer({
    config,
    log: makeLog({ ...config, tracing }),
    notice: () => undefined,
    // The spec builds this file into `node_modules/.cache/<folder>`.
    migrationsFolder: fileURLToPath(new URL('../../../apps/server/migrations', import.meta.url)),
    ...(tracing ? { tracing } : {}),
    compose: (core) => ({ features: [rooms(core)], authenticate: async () => null }),
  });
  process.on('SIGTERM', () => void server.close().then(async () => (await tracing?.stop(), process.exit(0))));
  console.log(`ready ${server.url}`);
};
