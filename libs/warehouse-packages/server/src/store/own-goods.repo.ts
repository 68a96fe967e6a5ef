import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { searchText, type Database } from '@caravan/server-core';
import { warehouseOf, type OwnGoods, type OwnGoodsInWarehouse } from '@caravan/warehouse-packages/port';
import { moveItems } from '../bins/bin-move.repo.ts';
import type { PackageContext } from '../core/package-context.ts';
import { settleItemTasks } from '../tasks/settle-tasks.ts';
import { storeItemTable as items, type StoreItemRow } from './store-item.table.ts';

/** Goods of one of these parcels that are its shopper's. */
const isIn = (parcelNumbers: readonly string[]) =>
  and(inArray(items.orderNumber, [...parcelNumbers]), eq(items.origin, 'own'), isNull(items.takenBackAt));

const ofParcels = (db: Database, parcelNumbers: readonly string[]) =>
  db
    .select({
      id: items.id,
      number: items.number,
      parcelNumber: items.orderNumber,
      packageNumber: items.packageNumber,
      leftAt: items.leftAt,
      warehouse: warehouseOf(items.warehouseId),
      isSearched: sql<boolean>`${items.missingAt} is not null`,
    })
    .from(items)
    .where(isIn(parcelNumbers));

/** A part of a value by pieces: whole fen, the parts of all goods add up to it. */
const shareOf = (valueFen: number, before: number, pieces: number, all: number): number =>
  Math.floor((valueFen * (before + pieces)) / all) - Math.floor((valueFen * before) / all);

const isOnShelf = ({ packageNumber, returnNumber, missingAt, leftAt }: StoreItemRow): boolean =>
  packageNumber === null && returnNumber === null && missingAt === null && leftAt === null;

/** The goods of own parcels. */
export const ownGoods = (context: PackageContext): OwnGoodsInWarehouse => ({
  of: async (db, parcelNumbers): Promise<OwnGoods[]> =>
    parcelNumbers.length ? ofParcels(db, parcelNumbers).orderBy(asc(items.storedAt), asc(items.id)) : [],
  hold: (tx, parcelNumber) => ofParcels(tx, [parcelNumber]).orderBy(asc(items.id)).for('update'),
  async ask(tx, parcelNumber, at) {
    await tx
      .update(items)
      .set({ askedAt: at })
      .where(and(isIn([parcelNumber]), isNull(items.packageNumber), isNull(items.leftAt)));
  },
  async declare(tx, { parcelNumber, name, valueFen }) {
    const held = await tx
      .select({ id: items.id, quantity: items.quantity, packageNumber: items.packageNumber, leftAt: items.leftAt })
      .from(items)
      .where(isIn([parcelNumber]))
      .orderBy(asc(items.id))
      .for('update');
    const all = held.reduce((sum, { quantity }) => sum + quantity, 0);
    let before = 0;
    for (const { id, quantity, packageNumber, leftAt } of held) {
      const value = shareOf(valueFen, before, quantity, all);
      before += quantity;
      if (packageNumber !== null || leftAt !== null) continue;
      await tx
        .update(items)
        .set({ name, search: searchText(name), valueFen: value, askedAt: null })
        .where(and(eq(items.id, id), isNull(items.leftAt)));
    }
  },
  async takeBack(tx, { parcelNumber, staffId, at }) {
    const held = await tx
      .select()
      .from(items)
      .where(isIn([parcelNumber]))
      .orderBy(asc(items.id))
      .for('update');
    const elsewhere = held.find((item) => !isOnShelf(item));
    if (elsewhere) return elsewhere.number;
    const ids = held.map(({ id }) => id);
    await context.services().end(tx, ids);
    await moveItems(tx, held, { toBin: null, cause: 'taken_back', staffId, at });
    await tx.update(items).set({ leftAt: at, takenBackAt: at, askedAt: null }).where(inArray(items.id, ids));
    await settleItemTasks(tx, context, ids);
    return null;
  },
});
