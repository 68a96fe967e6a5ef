import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { publishBuild, type BuiltFolder } from './built-files/publish-build.ts';
import { coreJobs, startCore } from './core.ts';
import { connectionShortage } from './database/connections/connection-need.ts';
import { makeLogMonths } from './database/log-months.ts';
import { connectDatabase, type Postgres } from './database/postgres.ts';
import type { Compose, FeatureServer } from './feature.ts';
import { checkFiles } from './files/open-files.ts';
import { makeOutages } from './outages.ts';
import { joinProcesses } from './server-processes/join-processes.ts';
import { buildServer, type ServerOptions } from './server/build-server.ts';

export interface StartAppOptions extends Pick<
  ServerOptions,
  'build' | 'tracing' | 'pages' | 'site' | 'staticRoot' | 'consoleRoot'
> {
  compose: Compose;
  config: Config;
  log: FastifyBaseLogger;
  postgres: Pick<Postgres, 'connection'>;
  migrationsFolder: string;
}

export interface RunningApp {
  app: FastifyInstance;
  /** Lines for the operator who starts the server. */
  notices: readonly string[];
  /** Finishes requests, then jobs, then closes the database connections. */
  close: () => Promise<void>;
}

/** Milliseconds that a stop waits for running requests. */
const drainFor = 10_000;

const builtFolders = ({ staticRoot, consoleRoot }: StartAppOptions): BuiltFolder[] => [
  ...(staticRoot ? [{ prefix: '/assets', root: join(staticRoot, 'assets') }] : []),
  ...(consoleRoot ? [{ prefix: '/console/assets', root: join(consoleRoot, 'assets') }] : []),
];

const startFeatures = async (features: readonly FeatureServer[]): Promise<string[]> => {
  const lines: string[] = [];
  for (const feature of features) lines.push(...((await feature.start?.()) ?? []));
  return lines;
};

/** Starts everything of a server except listening, on a running PostgreSQL. */
export const startApp = async (options: StartAppOptions): Promise<RunningApp> => {
  const { config, log, postgres, migrationsFolder, compose, build, tracing, pages, site, staticRoot, consoleRoot } =
    options;
  // Opened resources, which are closed in reverse order.
  const opened: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (let end = opened.pop(); end; end = opened.pop()) await end();
  };
  try {
    const outages = makeOutages(log);
    const onError = (error: Error): void => {
      if (!outages.reportConnection(error)) log.error({ err: error }, 'database');
    };
    const database = await connectDatabase({ connection: postgres.connection, config, migrationsFolder, onError });
    opened.push(database.close);
    // A pooler has limits of its own.
    const shortage = config.databasePooler === 'none' ? await connectionShortage(database.db, config) : undefined;
    if (shortage) log.warn(shortage);
    const worksJobs = config.role !== 'web';
    const core = await startCore({
      config,
      database,
      log,
      outages,
      ...(tracing ? { tracing } : {}),
      backgroundJobs: worksJobs,
    });
    opened.push(core.close);
    opened.push((await joinProcesses(core)).leave);
    await makeLogMonths(core.db, core.transaction, core.clock());
    const filesFault = await checkFiles(core.files, config);
    if (filesFault) log.error(`${filesFault}; pictures are missing until it can be used`);
    const { features, authenticate } = await compose(core);
    await core.jobs.prepare([...coreJobs(core, features), ...features.flatMap(({ jobs = [] }) => jobs)]);
    const notices = await startFeatures(features);
    await publishBuild(core, builtFolders(options));
    const app = await buildServer({
      core,
      features,
      authenticate,
      ...(build ? { build } : {}),
      ...(tracing ? { tracing } : {}),
      ...(pages ? { pages } : {}),
      ...(site ? { site } : {}),
      ...(staticRoot ? { staticRoot } : {}),
      ...(consoleRoot ? { consoleRoot } : {}),
    });
    opened.push(async () => {
      await app.drain(drainFor, config.shutdownDelay * 1_000);
      app.server.closeIdleConnections();
      await app.close();
    });
    await app.ready();
    if (worksJobs) await core.jobs.work();
    const faults = [shortage, filesFault].filter((line) => line !== undefined);
    return { app, notices: [...faults, ...notices], close };
  } catch (error) {
    await close();
    throw error;
  }
};
