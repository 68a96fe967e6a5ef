import { lt } from 'drizzle-orm';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import type { Database } from '../database/transactions/tx.ts';
import { countRows } from '../lists/long-page.ts';
import { mailTable } from './mail.table.ts';

const writtenBefore = (before: Date) => lt(mailTable.at, before);

/** The number of mails from before this time; null for more than `countedItems`. */
export const countOldMails = (db: Database, before: Date): Promise<number | null> =>
  countRows(db, mailTable, writtenBefore(before));

/**
 * Deletes mails from before this time, which nobody received: a delivered mail is deleted at once. A week ago or earlier,
 * because attempts last most of a day.
 */
export const deleteOldMails = (db: Database, before: Date): AsyncIterable<number> =>
  deleteInBatches(db, mailTable, writtenBefore(before));
