import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { cartLineTable, type CartLineRow } from '../cart-line.table.ts';

/** Marks lines as being checked; returns those not marked by another call. */
export const claimChecks = async (
  tx: Tx,
  ids: readonly string[],
  { now, lostBefore }: { now: Date; lostBefore: Date },
): Promise<string[]> => {
  const claimed = await tx
    .update(cartLineTable)
    .set({ checkingSince: now })
    .where(
      and(
        inArray(cartLineTable.id, [...ids]),
        isNull(cartLineTable.removedAt),
        or(isNull(cartLineTable.checkingSince), lt(cartLineTable.checkingSince, lostBefore)),
      ),
    )
    .returning({ id: cartLineTable.id });
  return claimed.map(({ id }) => id);
};

export const findLinesById = (db: Database, ids: readonly string[]): Promise<CartLineRow[]> =>
  db
    .select()
    .from(cartLineTable)
    .where(and(inArray(cartLineTable.id, [...ids]), isNull(cartLineTable.removedAt)));

export type CheckResult = Partial<Pick<CartLineRow, 'snapshotId' | 'skuId' | 'previousPriceFen' | 'goneAt'>>;

/** Writes the result of a check, unless the line has got another snapshot since. */
export const writeCheck = async (
  db: Database,
  { id, snapshotId }: Pick<CartLineRow, 'id' | 'snapshotId'>,
  result: CheckResult & Pick<CartLineRow, 'checkedAt' | 'checkingSince'>,
): Promise<void> => {
  if (snapshotId === null) return;
  await db
    .update(cartLineTable)
    .set(result)
    .where(and(eq(cartLineTable.id, id), eq(cartLineTable.snapshotId, snapshotId)));
};
