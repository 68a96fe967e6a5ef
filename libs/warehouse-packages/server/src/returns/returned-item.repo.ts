import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '@caravan/server-core';
import { moveItems } from '../bins/bin-move.repo.ts';
import { storeItemTable as items, type StoreItemRow } from '../store/store-item.table.ts';
import { lockItem } from '../store/warehouse.repo.ts';

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

/** Lets the goods of a return be packed again. Goods that had left are back, and wait for a bin. */
export const freeReturned = async (tx: Tx, id: string): Promise<void> => {
  await lockReturned(tx, id);
  await tx.update(items).set({ returnNumber: null, leftAt: null }).where(eq(items.id, id));
};

/** Marks the goods of a return as gone, out of their bin. */
export const sendReturned = async (tx: Tx, id: string, staffId: string, at: Date): Promise<void> => {
  const item = await lockReturned(tx, id);
  await moveItems(tx, [item], { toBin: null, cause: 'returned', staffId, at });
  await tx.update(items).set({ leftAt: at }).where(eq(items.id, id));
};
