import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { staffKeyFile, type Config } from '../config.ts';
import { startPostgres } from '../database/postgres.ts';
import { isPooler } from '../database/connections/reach-database.ts';
import type { ReconcileOptions } from '../reconciliation/reconcile.ts';
import { auditCopy } from './audit-copy.ts';
import { copyDatabase } from './copy-database.ts';
import { CopyRefused } from './refuse-copy.ts';

export interface MoveOptions extends ReconcileOptions {
  /** The `postgres://` address of an empty database. */
  targetUrl: string;
}

/** These are not in the database. The key is not printed, because terminals and their logs keep what they show. */
const notMoved = ({ dataDir, s3 }: Config): string[] => {
  const key = join(dataDir, staffKeyFile);
  return [
    ...(s3 ? [] : [`Pictures are in ${join(dataDir, 'files')}: keep DATA_DIR, or copy them.`]),
    ...(existsSync(key)
      ? [`The second factors of staff need the key of this folder: set STAFF_KEY to the content of ${key}.`]
      : []),
  ];
};

/**
 * Copies the configured database, embedded or not, into an empty one, and audits the copy. No server may run. Returns
 * lines for the operator.
 */
export const moveDatabase = async ({ targetUrl, ...options }: MoveOptions): Promise<string[]> => {
  const { config, log, migrationsFolder, notice } = options;
  const isAddress = URL.canParse(targetUrl) && ['postgres:', 'postgresql:'].includes(new URL(targetUrl).protocol);
  if (!isAddress) throw new CopyRefused('the target must be an address such as postgres://user@host/database');
  if (await isPooler(targetUrl))
    throw new CopyRefused('the target is a pooler such as PgBouncer: use the address of the database itself');
  const onError = (error: Error): void => log.error({ err: error }, 'embedded database');
  const { connection: source, stop } = await startPostgres({ config, notice, onError });
  try {
    const target = { connectionString: targetUrl };
    await copyDatabase({ source, target, migrationsFolder, notice });
    const { lines, fresh } = await auditCopy({ ...options, source, target });
    if (fresh.length)
      throw new CopyRefused(['the copy has faults that the source has not: do not use it', ...fresh].join('\n'));
    return [
      'The database is copied. The source is as it was; start no server on it any more.',
      ...lines,
      'Start the server with DATABASE_URL set to the target.',
      ...notMoved(config),
    ];
  } finally {
    await stop();
  }
};
