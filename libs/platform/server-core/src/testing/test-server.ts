import { rm } from 'node:fs/promises';
import { desc } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { coreJobs, startCore, type RunningCore } from '../core.ts';
import type { Authenticate, Compose, Composition, Session } from '../feature.ts';
import type { Files } from '../files/files.ts';
import { openFiles } from '../files/open-files.ts';
import type { Job, JobRun } from '../jobs/jobs.ts';
import { mailTable } from '../mail/mail.table.ts';
import { buildServer, type ServerOptions } from '../server/build-server.ts';
import { caller, type Caller } from './caller.ts';
import { testClock, type TestClock } from './clock.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { randomName } from './postgres.ts';
import { runQueuedJobs } from './run-jobs.ts';
import { seedStaffRoles } from './seed-staff-roles.ts';
import { testConfig } from './test-config.ts';

/** The features of a test server. A spec may return more, for example ports. */
export type TestComposition = Pick<Composition, 'features'> & Partial<Composition>;

export interface TestServerOptions<C extends TestComposition = TestComposition> {
  compose: Compose<C>;
  /**
   * Looks up the session of a token. By default the composition's `authenticate`, otherwise one that knows the tokens
   * of `login`.
   */
  authenticate?: Authenticate;
  config?: Partial<Config>;
  clock?: TestClock;
  /** An existing database, which stays open when this server closes. */
  database?: TestDatabase;
  /** The template of a new database; by default the migrated one. */
  template?: string;
  /** Wraps the configured file store, for example in one that fails. */
  files?: (files: Files) => Files;
  /** Silent by default. */
  log?: FastifyBaseLogger;
  /** Further options of the server, for example pages. */
  server?: Partial<Omit<ServerOptions, 'core' | 'features' | 'authenticate'>>;
}

export interface TestMail {
  to: string;
  language: string;
  subject: string;
  html: string;
  text: string;
}

export interface TestServer<C extends TestComposition = TestComposition> {
  app: FastifyInstance;
  composed: C;
  core: RunningCore;
  clock: TestClock;
  /** Makes calls without a session; `as(session)` makes them with one. */
  call: Caller['call'];
  /** Staff are owners unless `staffRoles` says otherwise. */
  as: (who: Partial<Session>) => Caller;
  /** A token that the default `authenticate` knows. */
  login: (who?: Partial<Session>) => string;
  /** Runs queued jobs, and the jobs that they queue, until none is due by the test's clock. */
  runJobs: () => Promise<void>;
  /** Runs one job of a kind, for example a scheduled one. */
  runJob: <Payload extends object | null>(
    job: Job<Payload>,
    payload: Payload,
    run?: Partial<Omit<JobRun, 'attempt'>>,
  ) => Promise<void>;
  /** The mails written so far, newest first. */
  mails: () => Promise<TestMail[]>;
  close: () => Promise<void>;
}

/** Tokens and their sessions, without the auth feature. */
const tokens = (core: RunningCore) => {
  const sessions = new Map<string, Session>();
  const seeded = new Set<Session>();
  return {
    authenticate: async (token: string) => {
      const session = sessions.get(token) ?? null;
      if (session?.staffRoles.length && !seeded.has(session)) {
        await seedStaffRoles(core, session.userId, session.staffRoles);
        seeded.add(session);
      }
      return session;
    },
    login: (who: Partial<Session> = {}): string => {
      const role = who.role ?? 'shopper';
      const session: Session = {
        id: randomName('session'),
        userId: randomName('user'),
        role,
        staffRoles: role === 'staff' ? ['owner'] : [],
        ...who,
      };
      const token = randomName('token');
      sessions.set(token, session);
      return token;
    },
  };
};

/** Starts a server of some features on a new clone of the migrated database. */
export const testServer = async <C extends TestComposition>(options: TestServerOptions<C>): Promise<TestServer<C>> => {
  const max = options.config?.databasePool;
  const { template } = options;
  const database = options.database ?? (await testDatabase({ template, ...(max === undefined ? {} : { max }) }));
  const connection = { connectionString: database.url };
  const config = testConfig({ databaseUrl: database.url, ...options.config });
  const clock = options.clock ?? testClock();
  const core = await startCore({
    config,
    database: { ...database, connection, sessions: connection },
    log: options.log ?? pino({ level: config.logLevel }),
    clock: clock.now,
    ...(options.files ? { files: options.files(await openFiles(config)) } : {}),
    backgroundJobs: false,
  });

  const composed = await options.compose(core);
  const { features } = composed;
  const definitions = [...coreJobs(core, features), ...features.flatMap(({ jobs = [] }) => jobs)];
  await core.jobs.prepare(definitions);
  for (const feature of features) await feature.start?.();
  const { authenticate, login } = tokens(core);
  const app = await buildServer({
    core,
    features,
    authenticate: options.authenticate ?? composed.authenticate ?? authenticate,
    ...options.server,
    // A hundred callers at once are what many tests are about; how long they wait depends on the machine.
    timeouts: { pool: 60_000, ...options.server?.timeouts },
  });
  await app.ready();

  return {
    app,
    composed,
    core,
    clock,
    call: caller(app).call,
    as: (who) => caller(app, login(who)),
    login,
    runJobs: () => runQueuedJobs(core.jobs.boss, definitions, database.pool, clock),
    async runJob(job, payload, run) {
      const definition = definitions.find((one) => one.job.name === job.name);
      if (!definition) throw new Error(`no feature of this server handles ${job.name}`);
      const never = new AbortController().signal;
      await definition.handle(payload, { id: randomName('run'), attempt: 0, signal: never, stopping: never, ...run });
    },
    mails: () => database.db.select().from(mailTable).orderBy(desc(mailTable.at)),
    async close() {
      await app.close();
      await core.close();
      if (!options.database) await database.close();
      await rm(config.dataDir, { recursive: true, force: true });
    },
  };
};
