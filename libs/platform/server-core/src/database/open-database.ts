import type { Config } from '../config.ts';
import { openPool, type Connection, type DatabasePool } from './database.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { runMigrations } from './migrate.ts';

export interface OpenDatabase extends DatabasePool {
  connection: Connection;
}

export interface OpenDatabaseOptions {
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'dataDir'>;
  migrationsFolder: string;
  /** Told what a person who starts the server should know, such as where the data are if not in `DATA_DIR`. */
  notice: (line: string) => void;
  onError: (error: Error) => void;
}

/** The database of `DATABASE_URL`, otherwise the embedded one in `DATA_DIR`; its tables are up to date. */
export const openDatabase = async ({ config, migrationsFolder, notice, onError }: OpenDatabaseOptions): Promise<OpenDatabase> => {
  const embedded = config.databaseUrl === undefined ? await openEmbedded({ dataDir: config.dataDir, notice, onError }) : undefined;
  const connection: Connection = embedded?.connection ?? { connectionString: config.databaseUrl };
  const opened = openPool(connection, { max: config.databasePool, onError });
  const close = async (): Promise<void> => {
    await opened.close();
    await embedded?.stop();
  };
  try {
    await runMigrations(opened.pool, migrationsFolder);
    return { ...opened, connection, close };
  } catch (error) {
    await close();
    throw error;
  }
};
