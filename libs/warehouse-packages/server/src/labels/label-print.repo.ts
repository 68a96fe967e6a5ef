import { eq, lt } from 'drizzle-orm';
import { hour } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { labelPrintTable as prints, type LabelPrintRow } from './label-print.table.ts';

/** Keeps a page of labels, and forgets those whose links have long expired. */
export const insertPrint = async (tx: Tx, row: LabelPrintRow): Promise<void> => {
  await tx.delete(prints).where(lt(prints.createdAt, new Date(row.createdAt.getTime() - hour)));
  await tx.insert(prints).values(row);
};

export const findPrint = async (db: Database, id: string): Promise<LabelPrintRow | undefined> =>
  (await db.select().from(prints).where(eq(prints.id, id)))[0];
