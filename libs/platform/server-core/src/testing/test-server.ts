import { rm } from 'node:fs/promises';
import { desc } from 'drizzle-orm';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config.ts';
import { coreJobs } from '../core-jobs.ts';
import { startCore, type RunningCore } from '../core.ts';
import type { Authenticate, FeatureServer, Session } from '../feature.ts';
import type { Job } from '../jobs/jobs.ts';
import { mailTable } from '../mail/mail.table.ts';
import { buildServer, type ServerOptions } from '../server/build-server.ts';
import { caller, type Caller } from './caller.ts';
import { testClock, type TestClock } from './clock.ts';
import { testDatabase, type TestDatabase } from './database.ts';
import { randomName } from './postgres.ts';
import { runQueuedJobs } from './run-jobs.ts';
import { testConfig } from './test-config.ts';

export interface TestServerOptions {
  features: readonly FeatureServer[];
  /** Whose a token is; by default the tokens that `login` gave out. */
  authenticate?: Authenticate;
  config?: Partial<Config>;
  clock?: TestClock;
  /** One that was there before and stays when this server is closed, so that another may start on it. */
  database?: TestDatabase;
  /** Silent unless given. */
  log?: FastifyBaseLogger;
  /** Further options of the server, such as pages. */
  server?: Partial<Omit<ServerOptions, 'core' | 'features' | 'authenticate'>>;
}

export interface TestMail {
  to: string;
  language: string;
  subject: string;
  html: string;
  text: string;
}

export interface TestServer {
  app: FastifyInstance;
  core: RunningCore;
  clock: TestClock;
  /** Makes calls as a visitor; `as(session)` gives a caller who is logged in. */
  call: Caller['call'];
  as: (who: Partial<Session>) => Caller;
  /** A token that the default `authenticate` knows. */
  login: (who?: Partial<Session>) => string;
  /** Runs what is queued, and what that queues, until nothing is due. The clock decides what is due. */
  runJobs: () => Promise<void>;
  /** Runs one job of the given kind, such as a scheduled one. */
  runJob: <Payload extends object | null>(job: Job<Payload>, payload: Payload) => Promise<void>;
  /** Mails written so far, newest first. */
  mails: () => Promise<TestMail[]>;
  close: () => Promise<void>;
}

/** Tokens that stand for sessions, without any auth feature. */
const tokens = () => {
  const sessions = new Map<string, Session>();
  return {
    authenticate: async (token: string) => sessions.get(token) ?? null,
    login: (who: Partial<Session> = {}): string => {
      const session: Session = { id: randomName('session'), userId: who.userId ?? randomName('user'), role: who.role ?? 'shopper', ...who };
      const token = randomName('token');
      sessions.set(token, session);
      return token;
    },
  };
};

/** The server of some features on a database of its own, freshly cloned from the migrated template. */
export const testServer = async (options: TestServerOptions): Promise<TestServer> => {
  const max = options.config?.databasePool;
  const database = options.database ?? (await testDatabase(max === undefined ? {} : { max }));
  const connection = { connectionString: database.url };
  const config = testConfig({ databaseUrl: database.url, ...options.config });
  const clock = options.clock ?? testClock();
  const core = await startCore({
    config,
    database: { ...database, connection },
    log: options.log ?? pino({ level: config.logLevel }),
    clock: clock.now,
    backgroundJobs: false,
  });

  const definitions = [...coreJobs(core), ...options.features.flatMap((feature) => feature.jobs?.(core) ?? [])];
  await core.jobs.prepare(definitions);
  for (const feature of options.features) await feature.start?.(core);
  const { authenticate, login } = tokens();
  const app = await buildServer({
    core,
    features: options.features,
    authenticate: options.authenticate ?? authenticate,
    checkAnswers: true,
    ...options.server,
  });
  await app.ready();

  return {
    app,
    core,
    clock,
    call: caller(app).call,
    as: (who) => caller(app, login(who)),
    login,
    runJobs: () => runQueuedJobs(core.jobs.boss, definitions, database.pool, clock),
    async runJob(job, payload) {
      const definition = definitions.find((one) => one.job.name === job.name);
      if (!definition) throw new Error(`no feature of this server does ${job.name}`);
      await definition.handle(payload, { id: randomName('run'), attempt: 0, signal: new AbortController().signal });
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
