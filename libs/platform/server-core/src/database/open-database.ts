import type { Config } from '../config.ts';
import { openPool, type Connection, type DatabasePool } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { runMigrations } from './migrate.ts';
import { reachDatabase } from './reach-database.ts';

export interface OpenDatabase extends DatabasePool {
  connection: Connection;
}

/** A PostgreSQL that we may connect to. */
export interface Postgres {
  connection: Connection;
  /** Ends it where it is our own. */
  stop: () => Promise<void>;
}

export interface StartPostgresOptions {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>;
  /** Told what a person who starts the server should know, such as where the data are if not in `DATA_DIR`. */
  notice: (line: string) => void;
  onError: (error: Error) => void;
}

/** The PostgreSQL of `DATABASE_URL`, otherwise the embedded one in `DATA_DIR`. */
export const startPostgres = async ({ config, notice, onError }: StartPostgresOptions): Promise<Postgres> => {
  if (config.databaseUrl === undefined) return openEmbedded({ dataDir: config.dataDir, notice, onError });
  const connection: Connection = { connectionString: config.databaseUrl };
  await reachDatabase(connection);
  return { connection, stop: async () => undefined };
};

export interface ConnectOptions {
  connection: Connection;
  config: Pick<Config, 'databasePool'>;
  migrationsFolder: string;
  onError: (error: Error) => void;
}

/** The database with its tables up to date. */
export const connectDatabase = async ({ connection, config, migrationsFolder, onError }: ConnectOptions): Promise<OpenDatabase> => {
  const migrating = openPool(connection, { max: 1, onError, unlimited: true });
  try {
    await runMigrations(migrating.pool, migrationsFolder);
  } finally {
    await migrating.close();
  }
  return { ...openPool(connection, { max: config.databasePool, onError }), connection };
};

export interface OpenDatabaseOptions extends StartPostgresOptions, Omit<ConnectOptions, 'connection'> {
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>;
}

/** Both at once, for whoever needs the database alone; `close` ends the embedded one, too. */
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
