import { minute, newId } from '@caravan/kernel';
import { and, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Core } from '../feature.ts';
import { fileStoreName } from '../files/file-store-name.ts';
import { StartRefused } from '../start-refused.ts';
import { serverProcessTable as processes } from './server-process.table.ts';

/** Another server process of the database has its files elsewhere. */
export class SeparateFiles extends StartRefused {
  override readonly name = 'SeparateFiles';
}

/** An arbitrary number, the same in every process. */
const lockKey = 7_217_003;
const seenEvery = minute / 3;
/** After this time a process that ended without a word counts no more. The database's clock decides for all. */
const unseen = sql`now() - interval '1 minute'`;

/**
 * Enters this process among the running ones of the database, until `leave`. Throws `SeparateFiles` if another one keeps
 * pictures in another place, because each would miss the other's (specification 25.5).
 */
export const joinProcesses = async ({
  db,
  transaction,
  config,
  outages,
  log,
}: Pick<Core, 'db' | 'transaction' | 'config' | 'outages' | 'log'>): Promise<{ leave: () => Promise<void> }> => {
  const self = { id: newId(), instance: config.instance, fileStore: await fileStoreName(config) };
  await transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockKey})`);
    const [other] = await tx
      .select()
      .from(processes)
      .where(and(ne(processes.fileStore, self.fileStore), gte(processes.seenAt, unseen)))
      .limit(1);
    if (other)
      throw new SeparateFiles(
        `another server process of this database (${other.instance}) keeps pictures in another place: ` +
          'give all processes one bucket (S3_BUCKET), or the same DATA_DIR. A process that was killed counts for a minute',
      );
    await tx.delete(processes).where(lt(processes.seenAt, unseen));
    await tx.insert(processes).values({ ...self, seenAt: sql`now()` });
  });

  const beSeen = async (): Promise<void> => {
    try {
      await db
        .insert(processes)
        .values({ ...self, seenAt: sql`now()` })
        .onConflictDoUpdate({ target: processes.id, set: { seenAt: sql`now()` } });
    } catch (error) {
      if (!outages.report(error)) log.error({ err: error }, 'this process could not be entered among the running ones');
    }
  };
  const timer = setInterval(() => void beSeen(), seenEvery);
  timer.unref();
  return {
    leave: async () => {
      clearInterval(timer);
      // After a minute it counts no more anyway.
      await db
        .delete(processes)
        .where(eq(processes.id, self.id))
        .catch(() => undefined);
    },
  };
};
