import { and, eq, isNotNull, isNull, or, type SQLWrapper } from 'drizzle-orm';
import { scannedCode } from '@caravan/kernel';
import { containsText, type Database, type Tx } from '@caravan/server-core';
import { moveItems } from '../bins/bin-move.repo.ts';
import { storeItemTable as items, type StoreItemRow } from './store-item.table.ts';
import { lockItem } from './warehouse.repo.ts';

/** Reserves a free item for a return; false if it is packed, reserved or gone by now. */
export const reserveForReturn = async (tx: Tx, id: string, returnNumber: string): Promise<boolean> => {
  const taken = await tx
    .update(items)
    .set({ returnNumber })
    .where(and(eq(items.id, id), isNull(items.packageNumber), isNull(items.returnNumber), isNull(items.leftAt)))
    .returning({ id: items.id });
  return taken.length === 1;
};

const lockReturned = async (tx: Tx, id: string): Promise<StoreItemRow> => {
  const item = await lockItem(tx, id);
  if (!item) throw new Error(`there is no item ${id}`);
  return item;
};

/**
 * Lets the goods of a return be packed again. Goods that had left are back, and wait for a bin. As after a search, the days
 * for which they were away are no storage days, and those of a warning about their disposal begin anew.
 */
export const freeReturned = async (tx: Tx, id: string, at: Date): Promise<void> => {
  const { leftAt, searchedMs } = await lockReturned(tx, id);
  const back = leftAt && { searchedMs: searchedMs + Math.max(0, at.getTime() - leftAt.getTime()), foundAt: at };
  await tx
    .update(items)
    .set({ returnNumber: null, leftAt: null, ...back })
    .where(eq(items.id, id));
};

/** Marks the goods of a return as gone, out of their bin. */
export const sendReturned = async (tx: Tx, id: string, staffId: string, at: Date): Promise<void> => {
  const item = await lockReturned(tx, id);
  await moveItems(tx, [item], { toBin: null, cause: 'returned', staffId, at });
  await tx.update(items).set({ leftAt: at }).where(eq(items.id, id));
};

/** The ids of goods that a number or words name; not correlated, so that they are found by their indexes. */
export const itemsNamed = (db: Database, q: string): SQLWrapper => {
  const code = scannedCode(q);
  return db
    .select({ id: items.id })
    .from(items)
    .where(or(eq(items.number, code), eq(items.orderNumber, code), containsText(items.search, q)));
};

/** The goods that returns reserve, or in which they left. */
export const itemsInReturns = async (db: Database): Promise<{ itemId: string; returnNumber: string }[]> => {
  const found = await db
    .select({ itemId: items.id, returnNumber: items.returnNumber })
    .from(items)
    .where(isNotNull(items.returnNumber));
  return found.flatMap(({ itemId, returnNumber }) => (returnNumber === null ? [] : [{ itemId, returnNumber }]));
};
