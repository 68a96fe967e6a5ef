import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '@caravan/server-core';
import { binMoveTable, type MoveCause } from './bin-move.table.ts';
import { binTable } from './bin.table.ts';
import { storeItemTable, type StoreItemRow } from '../store/store-item.table.ts';

/** The active ones of these bins. They stay active until the transaction ends. */
export const holdActiveBins = async (tx: Tx, codes: readonly string[]): Promise<Set<string>> => {
  if (!codes.length) return new Set();
  const found = await tx
    .select({ code: binTable.code })
    .from(binTable)
    .where(and(inArray(binTable.code, [...codes]), eq(binTable.active, true)))
    .orderBy(asc(binTable.code))
    .for('share');
  return new Set(found.map(({ code }) => code));
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
