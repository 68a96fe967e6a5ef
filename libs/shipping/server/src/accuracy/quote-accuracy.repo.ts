import type { Database, Tx } from '@caravan/server-core';
import { asc } from 'drizzle-orm';
import { quoteAccuracyTable as accuracy, type QuoteAccuracyRow } from './quote-accuracy.table.ts';

export const readAccuracy = (db: Database): Promise<QuoteAccuracyRow[]> =>
  db.select().from(accuracy).orderBy(asc(accuracy.country), asc(accuracy.methodId));

/** Replaces what an earlier count found. */
export const writeAccuracy = async (tx: Tx, rows: readonly QuoteAccuracyRow[]): Promise<void> => {
  await tx.delete(accuracy);
  if (rows.length) await tx.insert(accuracy).values([...rows]);
};
