import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { scratchRoot } from '../../../../../tools/config/scratch-root.ts';
import { startCore } from '../core.ts';
import { openEmbedded } from '../database/embedded/embedded.ts';
import { makeLogMonths } from '../database/log-months.ts';
import { connectDatabase } from '../database/postgres.ts';
import { oncePerRun } from './once-per-run.ts';
import { testConfig } from './test-config.ts';

const migrationsFolder = fileURLToPath(new URL('../../../../../apps/server/migrations', import.meta.url));

/** A used file of the write-ahead log is 16 MB to copy, and to compress in a backup. */
const settings = ['wal_recycle=off', 'min_wal_size=32MB', 'max_wal_size=32MB'];

/** Contains the files of the first start of a server without features. */
const fill = async (dataDir: string): Promise<void> => {
  const onError = (error: Error): void => console.error(error);
  const embedded = await openEmbedded({ dataDir, durable: false, settings, notice: () => undefined, onError });
  try {
    const config = testConfig({ dataDir });
    const { connection } = embedded;
    const database = await connectDatabase({ connection, config, migrationsFolder, onError });
    const core = await startCore({ config, database, log: pino({ level: 'silent' }), backgroundJobs: false });
    await makeLogMonths(core.db, core.transaction, core.clock());
    await core.close();
    // Leaves one file of the write-ahead log, which is nearly empty.
    await database.pool.query('SELECT pg_switch_wal()');
    await database.pool.query('CHECKPOINT');
    await database.close();
  } finally {
    await embedded.stop();
  }
};

/**
 * Makes `dataDir` a data folder whose first start is over, with migrated tables and no rows, without the seconds that a
 * first start takes. Its parent must exist.
 */
export const usedDataFolder = async (dataDir: string): Promise<void> => {
  const used = await oncePerRun(scratchRoot, 'used-data', (folder) => fill(join(folder, 'data')));
  // Keeps the owners, which Node's `cp` does not.
  await promisify(execFile)('cp', ['-a', join(used, 'data'), dataDir]);
};
