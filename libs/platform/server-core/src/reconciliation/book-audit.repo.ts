import { day } from '@caravan/kernel';
import { desc, lt } from 'drizzle-orm';
import type { Database } from '../database/transactions/tx.ts';
import type { AuditProgress } from './audit-run.ts';
import { bookAuditPartTable, bookAuditTable } from './book-audit.table.ts';

/** An audit that has finished. */
export type BookAuditRecord = Pick<typeof bookAuditTable.$inferSelect, 'at' | 'faults'>;

const kept = 365 * day;

/** Stores the result of an audit, and deletes those of more than a year ago. */
export const recordBookAudit = async (db: Database, { at, faults }: BookAuditRecord): Promise<void> => {
  await db.insert(bookAuditTable).values({ at, faults });
  await db.delete(bookAuditTable).where(lt(bookAuditTable.at, new Date(at.getTime() - kept)));
};

/** The newest audit; undefined if none has run. */
export const lastBookAudit = async (db: Database): Promise<BookAuditRecord | undefined> => {
  const { at, faults } = bookAuditTable;
  const [last] = await db.select({ at, faults }).from(bookAuditTable).orderBy(desc(at)).limit(1);
  return last;
};

/** The parts that an interrupted audit has completed; empty if the last audit ended. */
export const unfinishedAudit = (db: Database): Promise<AuditProgress[]> => db.select().from(bookAuditPartTable);

export const saveProgress = async (db: Database, progress: AuditProgress): Promise<void> => {
  const { last, rows, done, faults } = progress;
  await db
    .insert(bookAuditPartTable)
    .values(progress)
    .onConflictDoUpdate({
      target: [bookAuditPartTable.feature, bookAuditPartTable.part],
      set: { last, rows, done, faults },
    });
};

export const forgetProgress = async (db: Database): Promise<void> => {
  await db.delete(bookAuditPartTable);
};
