import { openPool } from './database.ts';
import { databaseName } from './embedded/embedded.ts';
import { FolderInUse } from './embedded/folder-lock.ts';
import { runningEmbedded } from './embedded/running-embedded.ts';
import { openDatabase, type OpenDatabase, type OpenDatabaseOptions } from './open-database.ts';

/** Few: the pool serves one command, beside a server that needs its connections. */
const connections = 2;

/**
 * The database for a command that may be given while a server runs: it goes to the server's embedded PostgreSQL where one runs in the
 * data folder, and otherwise opens the database as a server would, for as long as the command takes.
 */
export const joinDatabase = async (options: OpenDatabaseOptions): Promise<OpenDatabase> => {
  try {
    return await openDatabase({ ...options, config: { ...options.config, databasePool: connections } });
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const found = await runningEmbedded(options.config.dataDir);
    if (!found) throw new Error('the server of this data folder is just starting or stopping: try again in a moment', { cause: error });
    const connection = { ...found, database: databaseName };
    return { ...openPool(connection, { max: connections, onError: options.onError }), connection };
  }
};
