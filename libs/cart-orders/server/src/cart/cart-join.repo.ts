import { and, eq, inArray, lt } from 'drizzle-orm';
import { deleteAll, type Database, type Tx } from '@caravan/server-core';
import { cartJoinTable } from './cart-join.table.ts';

/** The lines of this cart that lines of a browser became, by their ids in the browser. */
export const joinedBefore = async (tx: Tx, userId: string, ids: readonly string[]): Promise<Map<string, string>> => {
  const rows = await tx
    .select({ id: cartJoinTable.guestLineId, lineId: cartJoinTable.lineId })
    .from(cartJoinTable)
    .where(and(eq(cartJoinTable.userId, userId), inArray(cartJoinTable.guestLineId, [...ids])));
  return new Map(rows.map(({ id, lineId }) => [id, lineId]));
};

export const noteJoined = async (tx: Tx, rows: (typeof cartJoinTable.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(cartJoinTable).values(rows);
};

export const forgetJoinedBefore = async (db: Database, before: Date): Promise<void> => {
  await deleteAll(db, cartJoinTable, lt(cartJoinTable.joinedAt, before));
};
