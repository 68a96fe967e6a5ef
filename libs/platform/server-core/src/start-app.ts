import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { coreJobs } from './core-jobs.ts';
import { startCore } from './core.ts';
import { connectDatabase, type Postgres } from './database/open-database.ts';
import type { Authenticate, FeatureServer } from './feature.ts';
import { proveFiles } from './files/files.ts';
import { buildServer, type ServerOptions } from './server/build-server.ts';

/** What a server is made of. */
export interface Composition {
  features: readonly FeatureServer[];
  /** auth's answer to whose a token is. */
  authenticate: Authenticate;
}

export interface StartAppOptions extends Composition, Pick<ServerOptions, 'pages' | 'site' | 'staticRoot'> {
  config: Config;
  log: FastifyBaseLogger;
  postgres: Pick<Postgres, 'connection'>;
  migrationsFolder: string;
}

export interface RunningApp {
  app: FastifyInstance;
  /** Lines for whoever starts the server. */
  notices: readonly string[];
  /** Finishes requests, then jobs, then closes the database's connections. */
  close: () => Promise<void>;
}

/** How long a stop waits for requests under way. */
const drainFor = 10_000;

const startFeatures = async (features: readonly FeatureServer[], core: Parameters<NonNullable<FeatureServer['start']>>[0]): Promise<string[]> => {
  const lines: string[] = [];
  for (const feature of features) lines.push(...((await feature.start?.(core)) ?? []));
  return lines;
};

/** Everything of a server on a PostgreSQL that runs, but for listening. */
export const startApp = async (options: StartAppOptions): Promise<RunningApp> => {
  const { config, log, postgres, migrationsFolder, features, authenticate, pages, site, staticRoot } = options;
  // What has been opened, to be closed in the opposite order.
  const opened: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (let end = opened.pop(); end; end = opened.pop()) await end();
  };
  try {
    const onError = (error: Error): void => log.error({ err: error }, 'database');
    const database = await connectDatabase({ connection: postgres.connection, config, migrationsFolder, onError });
    opened.push(database.close);
    const core = await startCore({ config, database, log });
    opened.push(core.close);
    await proveFiles(core.files, config);
    await core.jobs.prepare([...coreJobs(core), ...features.flatMap((feature) => feature.jobs?.(core) ?? [])]);
    const notices = await startFeatures(features, core);
    const app = await buildServer({
      core,
      features,
      authenticate,
      ...(pages ? { pages } : {}),
      ...(site ? { site } : {}),
      ...(staticRoot ? { staticRoot } : {}),
    });
    opened.push(async () => {
      await app.drain(drainFor);
      app.server.closeIdleConnections();
      await app.close();
    });
    await app.ready();
    await core.jobs.work();
    return { app, notices, close };
  } catch (error) {
    await close();
    throw error;
  }
};
