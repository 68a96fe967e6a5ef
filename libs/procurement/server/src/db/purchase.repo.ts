import type { RecordedPurchase } from '@caravan/cart-orders/port';
import { newId } from '@caravan/kernel';
import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { searchText, type Tx } from '@caravan/server-core';
import { purchaseCostTable as costs } from './purchase-cost.table.ts';
import { wholeOf, wholeQuery, type WholePurchase } from './purchase-reads.repo.ts';
import {
  purchaseLineTable as lines,
  purchaseTable as purchases,
  type PurchaseLineRow,
  type PurchaseRow,
} from './purchase.table.ts';

const searchOf = ({ supplierOrderNo, account, shopName }: PurchaseRow): string =>
  searchText(supplierOrderNo, account, shopName);

/** Inserts a purchase with its pieces and its cost: one statement. False if the shop's number is recorded already. */
export const insertPurchase = async (
  tx: Tx,
  row: PurchaseRow,
  { orderNumber, pieces }: Pick<RecordedPurchase, 'orderNumber' | 'pieces'>,
): Promise<boolean> => {
  const made = tx.$with('made').as(
    tx
      .insert(purchases)
      .values({ ...row, search: searchOf(row) })
      .onConflictDoNothing({ target: purchases.supplierOrderNo })
      .returning({ id: purchases.id }),
  );
  const bought = sql`unnest(
    ${sql.param(pieces.map(({ lineId }) => lineId))}::text[], ${sql.param(pieces.map(({ quantity }) => quantity))}::int[]
  )`;
  const cost = tx.$with('cost').as(
    tx
      .insert(costs)
      .select(
        sql`select ${newId()}, ${made.id}, 'bought', ${row.paidFen}::bigint, ${row.createdAt.toISOString()}::timestamptz
          from ${made} where ${row.paidFen}::bigint <> 0`,
      )
      .returning({ id: costs.id }),
  );
  const inserted = await tx
    .with(made, cost)
    .insert(lines)
    .select(
      sql`select ${made.id}, piece.line_id, ${orderNumber}, piece.quantity, null
        from ${made} cross join ${bought} as piece (line_id, quantity)`,
    )
    .returning({ lineId: lines.lineId });
  return inserted.length > 0;
};

/** Adds pieces to a purchase; a line that it contains gets more of them. */
export const addPurchaseLines = async (tx: Tx, rows: readonly PurchaseLineRow[]): Promise<void> => {
  await tx
    .insert(lines)
    .values([...rows])
    .onConflictDoUpdate({
      target: [lines.purchaseId, lines.lineId],
      set: { quantity: sql`${lines.quantity} + excluded.quantity`, endedAt: null },
    });
};

export const lockPurchase = async (tx: Tx, id: string): Promise<PurchaseRow | undefined> =>
  (await tx.select().from(purchases).where(eq(purchases.id, id)).for('update'))[0];

export const lockPurchaseOf = async (tx: Tx, supplierOrderNo: string): Promise<PurchaseRow | undefined> =>
  (await tx.select().from(purchases).where(eq(purchases.supplierOrderNo, supplierOrderNo)).for('update'))[0];

export type PurchasePatch = Partial<
  Pick<PurchaseRow, 'account' | 'doneAt' | 'expectedAt' | 'paidFen' | 'supplierOrderNo'>
>;

/** Changes a locked purchase and raises its version. */
export const writePurchase = async (tx: Tx, id: string, patch: PurchasePatch): Promise<PurchaseRow> => {
  const [row] = await tx
    .update(purchases)
    .set({ ...patch, version: sql`${purchases.version} + 1` })
    .where(eq(purchases.id, id))
    .returning();
  if (!row) throw new Error(`no purchase ${id}`);
  if (row.search !== searchOf(row))
    await tx
      .update(purchases)
      .set({ search: searchOf(row) })
      .where(eq(purchases.id, id));
  return row;
};

/**
 * Locks the purchases that contain lines, ends these, of which nothing more arrives, and returns the ids of the
 * purchases: one statement.
 */
export const endLines = async (tx: Tx, lineIds: readonly string[], at: Date): Promise<string[]> => {
  const affected = tx
    .select({ id: lines.purchaseId })
    .from(lines)
    .where(inArray(lines.lineId, [...lineIds]));
  const held = tx
    .$with('held')
    .as(
      tx
        .select({ id: purchases.id })
        .from(purchases)
        .where(inArray(purchases.id, affected))
        .orderBy(asc(purchases.id))
        .for('update'),
    );
  const ended = tx.$with('ended').as(
    tx
      .update(lines)
      .set({ endedAt: at })
      .from(held)
      .where(and(eq(lines.purchaseId, held.id), inArray(lines.lineId, [...lineIds]), isNull(lines.endedAt)))
      .returning({ lineId: lines.lineId }),
  );
  const found = await tx.with(held, ended).select({ id: held.id }).from(held);
  return found.map(({ id }) => id);
};

/** Marks those of these locked purchases as done whose lines have all ended, and reads them all: one statement. */
export const endPurchases = async (tx: Tx, ids: readonly string[], at: Date): Promise<WholePurchase[]> => {
  const coming = tx
    .select({ lineId: lines.lineId })
    .from(lines)
    .where(and(eq(lines.purchaseId, purchases.id), isNull(lines.endedAt)));
  const done = tx.$with('done').as(
    tx
      .update(purchases)
      .set({ doneAt: at, version: sql`${purchases.version} + 1` })
      .where(and(inArray(purchases.id, [...ids]), isNull(purchases.doneAt), notExists(coming)))
      .returning({ id: purchases.id }),
  );
  const { page, pieces, sent } = wholeQuery(tx, ids);
  const found = await tx
    .with(done)
    .select()
    .from(page)
    .crossJoinLateral(pieces)
    .crossJoinLateral(sent)
    .leftJoin(done, eq(done.id, page.id));
  return found.map((one) => {
    const whole = wholeOf(one);
    const { version } = whole.purchase;
    return one.done ? { ...whole, purchase: { ...whole.purchase, doneAt: at, version: version + 1 } } : whole;
  });
};
