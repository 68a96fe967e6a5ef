import type { Config } from '../config.ts';
import { runningIn } from './embedded/cluster.ts';
import { databaseName, FolderInUse, openEmbedded } from './embedded/embedded.ts';
import { homeOf } from './embedded/place.ts';
import { refuseOutdated, runMigrations } from './migrations/migrate.ts';
import { openPool, type Connection, type DatabasePool } from './connections/pool.ts';
import { reachDatabase } from './connections/reach-database.ts';

/** A running PostgreSQL. */
export interface Postgres {
  connection: Connection;
  /** Why the embedded PostgreSQL broke down, in one line. Undefined if it did not, and for `DATABASE_URL`. */
  fault: () => Promise<string | undefined>;
  /** Ends the embedded PostgreSQL; does nothing for `DATABASE_URL`. */
  stop: () => Promise<void>;
}

type PoolerConfig = Pick<Config, 'databasePooler' | 'databaseDirectUrl'>;

export interface StartPostgresOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & PoolerConfig;
  /** Receives lines for the operator, such as the place of data outside `DATA_DIR`. */
  notice: (line: string) => void;
  onError: (error: Error) => void;
}

/** Uses the PostgreSQL of `DATABASE_URL`, or starts the embedded one in `DATA_DIR`. */
export const startPostgres = async ({ config, notice, onError }: StartPostgresOptions): Promise<Postgres> => {
  if (config.databaseUrl === undefined) return openEmbedded({ dataDir: config.dataDir, notice, onError });
  const { databaseUrl, databaseDirectUrl, databasePooler } = config;
  await reachDatabase(databaseUrl, { variable: 'DATABASE_URL', pooled: databasePooler === 'transaction' });
  if (databaseDirectUrl !== undefined) await reachDatabase(databaseDirectUrl, { variable: 'DATABASE_DIRECT_URL' });
  return {
    connection: { connectionString: databaseUrl },
    fault: async () => undefined,
    stop: async () => undefined,
  };
};

export interface OpenDatabase extends DatabasePool {
  connection: Connection;
  /**
   * A connection whose sessions last, for LISTEN and migrations. Undefined behind a pooler of transactions if the
   * address of the database itself is not known.
   */
  sessions: Connection | undefined;
}

const sessionsOf = (connection: Connection, { databasePooler, databaseDirectUrl }: PoolerConfig) => {
  if (databasePooler === 'none') return connection;
  return databaseDirectUrl === undefined ? undefined : { connectionString: databaseDirectUrl };
};

export interface ConnectOptions {
  connection: Connection;
  config: Pick<Config, 'databasePool'> & PoolerConfig;
  migrationsFolder: string;
  onError: (error: Error) => void;
  /** Statements may take as long as they need: for commands, not for requests. */
  unlimited?: boolean;
}

/** Migrates the database and opens it. */
export const connectDatabase = async (options: ConnectOptions): Promise<OpenDatabase> => {
  const { connection, config, migrationsFolder, onError, unlimited = false } = options;
  const sessions = sessionsOf(connection, config);
  const migrating = openPool(sessions ?? connection, { max: 1, onError, unlimited: true });
  try {
    await (sessions ? runMigrations : refuseOutdated)(migrating.pool, migrationsFolder);
  } finally {
    await migrating.close();
  }
  const pooled = config.databasePooler === 'transaction';
  return { ...openPool(connection, { max: config.databasePool, onError, pooled, unlimited }), connection, sessions };
};

export interface OpenDatabaseOptions extends StartPostgresOptions, Omit<ConnectOptions, 'connection'> {
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'> & PoolerConfig;
}

/** Starts PostgreSQL and opens the database. `close` also ends the embedded PostgreSQL. */
export const openDatabase = async (options: OpenDatabaseOptions): Promise<OpenDatabase> => {
  const postgres = await startPostgres(options);
  try {
    const database = await connectDatabase({ ...options, connection: postgres.connection });
    const close = async (): Promise<void> => {
      await database.close();
      await postgres.stop();
    };
    return { ...database, close };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
};

/** Few, because a server that runs beside the command needs connections. */
const connections = 2;

/**
 * Opens the database for a command. If a server uses the data folder, the command connects to that server's embedded
 * PostgreSQL; otherwise it opens the database as a server does.
 */
export const joinDatabase = async (options: OpenDatabaseOptions): Promise<OpenDatabase> => {
  const { config, onError, unlimited = false } = options;
  try {
    return await openDatabase({ ...options, config: { ...config, databasePool: connections } });
  } catch (error) {
    const running = error instanceof FolderInUse && (await runningIn(await homeOf(config.dataDir)));
    if (!running) throw error;
    const connection = { ...running, database: databaseName };
    return { ...openPool(connection, { max: connections, onError, unlimited }), connection, sessions: connection };
  }
};
