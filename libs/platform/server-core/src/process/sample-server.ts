import { fileURLToPath } from 'node:url';
import { defineEndpoint, schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { sql } from 'drizzle-orm';
import {
  defineJob,
  handleJob,
  loadConfig,
  makeLog,
  route,
  startServer,
  StartRefused,
  wordsOf,
  type Core,
  type FeatureServer,
} from '../index.ts';

/** A whole server with one small feature, for tests that start, kill and stop processes. */
const note = z.strictObject({ text: z.string().max(100) });
const addNote = schemaOf(
  defineEndpoint<{ body: z.output<typeof note>; data: null }>()({
    method: 'POST',
    path: '/notes',
    login: 'none',
    tags: [],
    summary: 'Write',
  }),
  { body: note, data: z.null() },
);
const listNotes = schemaOf(
  defineEndpoint<{ data: string[] }>()({ method: 'GET', path: '/notes', login: 'none', tags: [], summary: 'Read' }),
  {
    data: z.array(z.string()),
  },
);

const addNoteOnce = schemaOf(
  defineEndpoint<{ body: z.output<typeof note>; data: null }>()({
    method: 'POST',
    path: '/notes/once',
    login: 'shopper',
    idempotency: 'key',
    tags: [],
    summary: 'Write once for each key',
  }),
  { body: note, data: z.null() },
);
const countNotes = schemaOf(
  defineEndpoint<{ data: number }>()({
    method: 'GET',
    path: '/notes/count',
    login: 'none',
    tags: [],
    summary: 'Count',
  }),
  { data: z.number() },
);

const lateNote = defineJob<z.output<typeof note>>()({ name: 'notes.late' });

/** A note that begins with `later` is written by a job, with the role of its process. */
const notes = ({ db, transaction, jobs, config }: Core): FeatureServer => ({
  name: 'notes',
  reasons: {},
  start: async () => {
    // Of two processes that start together, PostgreSQL may refuse the second one's `IF NOT EXISTS`.
    await transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('note'))`);
      await tx.execute(sql`CREATE TABLE IF NOT EXISTS note (text text NOT NULL)`);
    });
    return ['notes are stored'];
  },
  jobs: [
    handleJob(lateNote, async ({ text }) => {
      await db.execute(sql`INSERT INTO note VALUES (${`${text}, by ${config.role}`})`);
    }),
  ],
  routes: [
    route(addNote, async ({ body }) => {
      await transaction(async (tx) => {
        if (body.text.startsWith('later')) return jobs.send(tx, lateNote, body);
        await tx.execute(sql`INSERT INTO note VALUES (${body.text})`);
        if (body.text.startsWith('slow')) await tx.execute(sql`SELECT pg_sleep(0.7)`);
      });
      return null;
    }),
    route(addNoteOnce, ({ body, once }) =>
      once(async (tx) => {
        await tx.execute(sql`INSERT INTO note VALUES (${body.text})`);
        return null;
      }),
    ),
    route(countNotes, async () =>
      Number((await db.execute<{ count: string }>(sql`SELECT count(*) FROM note`)).rows[0]?.count),
    ),
    route(listNotes, async () =>
      (await db.execute<{ text: string }>(sql`SELECT text FROM note`)).rows.map(({ text }) => text),
    ),
  ],
});

const start = async (): Promise<void> => {
  const loaded = loadConfig(process.env);
  if (!loaded.ok) throw new StartRefused(loaded.problems.join('\n'));
  const { config } = loaded;
  const server = await startServer({
    config,
    log: makeLog(config),
    notice: (line) => console.log(line),
    // The specs build this file into `node_modules/.cache/<folder>`.
    migrationsFolder: fileURLToPath(new URL('../../../apps/server/migrations', import.meta.url)),
    compose: (core) => ({
      features: [notes(core)],
      // Every token is a shopper.
      authenticate: async (token) => ({ id: token, userId: token, role: 'shopper', staffRoles: [] }),
    }),
  });
  process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
  for (const line of server.notices) console.log(line);
  console.log(`ready ${server.url}`);
};

try {
  await start();
} catch (error) {
  console.error(wordsOf(error));
  process.exit(1);
}
