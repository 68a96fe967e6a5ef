import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@caravan/server-core';
import { fail } from '@caravan/warehouse-packages/contract';
import { binMoveTable, type MoveCause } from './bin-move.table.ts';
import { binTable } from './bin.table.ts';
import { storeItemTable, type StoreItemRow } from '../store/store-item.table.ts';

/**
 * Holds the bins into which goods go, so that they stay in use and in their warehouse until the transaction ends. Fails with
 * `bin_unknown` if one is not in use, and with `bin_elsewhere` if it is in another warehouse than the goods.
 */
export const holdBins = async (
  tx: Tx,
  into: readonly { bin: string; items: readonly Pick<StoreItemRow, 'warehouseId'>[] }[],
): Promise<void> => {
  if (!into.length) return;
  const codes = into.map(({ bin }) => bin);
  const found = await tx
    .select({ code: binTable.code, warehouseId: binTable.warehouseId })
    .from(binTable)
    .where(and(inArray(binTable.code, codes), eq(binTable.active, true)))
    .orderBy(asc(binTable.code))
    .for('share');
  const held = new Map(found.map(({ code, warehouseId }) => [code, warehouseId]));
  for (const { bin, items } of into) {
    const warehouseId = held.get(bin);
    if (warehouseId === undefined) throw fail('bin_unknown', { bin });
    if (items.some((item) => item.warehouseId !== warehouseId)) throw fail('bin_elsewhere', { bin });
  }
};

/**
 * Notes that goods are in the warehouse of a bin now, and returns all as they are then. Goods that a package has reserved
 * stay, because all goods of a package are in one warehouse: fails with `item_packed`. Hold the bin afterwards.
 */
export const bringItems = async <Item extends Pick<StoreItemRow, 'id' | 'packageNumber' | 'warehouseId'>>(
  tx: Tx,
  items: readonly Item[],
  bin: string,
): Promise<Item[]> => {
  const [found] = await tx
    .select({ warehouseId: binTable.warehouseId })
    .from(binTable)
    .where(eq(binTable.code, bin))
    .for('share');
  if (!found) throw fail('bin_unknown', { bin });
  const { warehouseId } = found;
  const brought = items.filter((item) => item.warehouseId !== warehouseId);
  const reserved = brought.find(({ packageNumber }) => packageNumber !== null);
  if (reserved) throw fail('item_packed', { number: reserved.packageNumber });
  if (brought.length)
    await tx
      .update(storeItemTable)
      .set({ warehouseId })
      .where(
        inArray(
          storeItemTable.id,
          brought.map(({ id }) => id),
        ),
      );
  return items.map((item) => ({ ...item, warehouseId }));
};

/** Where goods go, why, and who moves them. */
export interface BinMove {
  /** Null takes them out of their bin. */
  toBin: string | null;
  cause: MoveCause;
  staffId: string | null;
  at: Date;
}

/** Goods that get a bin, or leave, were found. */
const endSearch = async (
  tx: Tx,
  items: readonly Pick<StoreItemRow, 'id' | 'missingAt'>[],
  foundAt: Date,
): Promise<void> => {
  const found = items.filter(({ missingAt }) => missingAt !== null).map(({ id }) => id);
  if (!found.length) return;
  const { missingAt, packageNumber, searchedMs, searchedPackedMs } = storeItemTable;
  const searched = sql`greatest(0, round(extract(epoch from ${foundAt.toISOString()}::timestamptz - ${missingAt}) * 1000))::bigint`;
  await tx
    .update(storeItemTable)
    .set({
      missingAt: null,
      foundAt,
      searchedMs: sql`${searchedMs} + case when ${packageNumber} is null then ${searched} else 0 end`,
      searchedPackedMs: sql`${searchedPackedMs} + case when ${packageNumber} is null then 0 else ${searched} end`,
    })
    .where(inArray(storeItemTable.id, found));
};

/**
 * Moves locked items. Those that are there already have no move. Goods that were searched for are found, unless the move
 * records that they are missing. Returns the moved ones.
 */
export const moveItems = async <Item extends Pick<StoreItemRow, 'id' | 'bin' | 'missingAt'>>(
  tx: Tx,
  items: readonly Item[],
  { toBin, cause, staffId, at }: BinMove,
): Promise<Item[]> => {
  if (cause !== 'missing') await endSearch(tx, items, at);
  const moved = items.filter(({ bin }) => bin !== toBin);
  if (moved.length)
    await tx
      .insert(binMoveTable)
      .values(moved.map(({ id, bin }) => ({ itemId: id, fromBin: bin, toBin, cause, staffId, at })));
  return moved;
};
