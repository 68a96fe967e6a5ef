import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '@caravan/server-core';
import { binMoveTable, type MoveCause } from './bin-move.table.ts';
import { binTable } from './bin.table.ts';
import type { StoreItemRow } from '../store/store-item.table.ts';

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

/** Moves locked items. Those that are there already have no move. Returns the moved ones. */
export const moveItems = async <Item extends Pick<StoreItemRow, 'id' | 'bin'>>(
  tx: Tx,
  items: readonly Item[],
  { toBin, cause, staffId, at }: BinMove,
): Promise<Item[]> => {
  const moved = items.filter(({ bin }) => bin !== toBin);
  if (moved.length)
    await tx
      .insert(binMoveTable)
      .values(moved.map(({ id, bin }) => ({ itemId: id, fromBin: bin, toBin, cause, staffId, at })));
  return moved;
};
