import type { RecordedPurchase, WhichLines } from '@caravan/cart-orders/port';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { PurchasesQuery } from '@caravan/procurement/contract';
import {
  containsText,
  countRows,
  cutPage,
  olderThan,
  partRows,
  readCursor,
  searchText,
  type Database,
  type Tx,
} from '@caravan/server-core';
import { inBooks } from './purchase-books.repo.ts';
import { inboundParcelTable as parcels, type InboundParcelRow } from './inbound-parcel.table.ts';
import {
  purchaseLineTable as lines,
  purchaseTable as purchases,
  type PurchaseLineRow,
  type PurchaseRow,
} from './purchase.table.ts';

/** A purchase with its pieces and parcels. */
export interface WholePurchase {
  purchase: PurchaseRow;
  lines: PurchaseLineRow[];
  parcels: InboundParcelRow[];
}

const searchOf = ({ supplierOrderNo, account, shopName }: PurchaseRow): string =>
  searchText(supplierOrderNo, account, shopName);

/** Inserts a purchase with its pieces: one statement. False if the shop's number is recorded already. */
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
  const inserted = await tx
    .with(made)
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

export const findPurchase = async (db: Database, id: string): Promise<PurchaseRow | undefined> =>
  (await db.select().from(purchases).where(eq(purchases.id, id)))[0];

/** Purchases by the shops' numbers. */
export const purchasesByNumbers = (db: Database, numbers: readonly string[]): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(inArray(purchases.supplierOrderNo, [...numbers]));

export const purchasesByIds = (db: Database, ids: readonly string[]): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(inArray(purchases.id, [...ids]));

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

export const linesOfPurchases = (db: Database, ids: readonly string[]): Promise<PurchaseLineRow[]> =>
  db
    .select()
    .from(lines)
    .where(inArray(lines.purchaseId, [...ids]))
    .orderBy(asc(lines.purchaseId), asc(lines.orderNumber), asc(lines.lineId));

/** Purchases and their parts, for lateral joins. */
const wholeQuery = (db: Database, ids: readonly string[]) => {
  const page = db
    .select()
    .from(purchases)
    .where(inArray(purchases.id, [...ids]))
    .as('page');
  const pieces = partRows(db, lines, 'lines', {
    where: eq(lines.purchaseId, page.id),
    order: [asc(lines.orderNumber), asc(lines.lineId)],
  });
  const sent = partRows(db, parcels, 'parcels', {
    where: eq(parcels.purchaseId, page.id),
    order: [asc(parcels.createdAt)],
  });
  return { page, pieces, sent };
};

interface FoundPurchase {
  page: PurchaseRow;
  lines: { rows: PurchaseLineRow[] };
  parcels: { rows: InboundParcelRow[] };
}

const wholeOf = ({ page, lines: pieces, parcels: sent }: FoundPurchase): WholePurchase => ({
  purchase: page,
  lines: pieces.rows,
  parcels: sent.rows,
});

/** The purchases as their pages show them: one statement. */
export const wholePurchasesByIds = async (db: Database, ids: readonly string[]): Promise<WholePurchase[]> => {
  const { page, pieces, sent } = wholeQuery(db, ids);
  return (await db.select().from(page).crossJoinLateral(pieces).crossJoinLateral(sent)).map(wholeOf);
};

/** The same, in the given order. */
export const wholePurchases = async (db: Database, rows: readonly PurchaseRow[]): Promise<WholePurchase[]> => {
  if (!rows.length) return [];
  const found = await wholePurchasesByIds(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(found.map((whole) => [whole.purchase.id, whole]));
  return rows.map((purchase) => ({ lines: [], parcels: [], ...byId.get(purchase.id), purchase }));
};

const wanted = ({ q, order, state, books }: Pick<PurchasesQuery, 'books' | 'order' | 'q' | 'state'>): SQL | undefined =>
  and(
    q ? containsText(purchases.search, q) : undefined,
    order === undefined
      ? undefined
      : sql`exists (select from ${lines} where ${lines.purchaseId} = ${purchases.id} and ${lines.orderNumber} = ${order})`,
    state === undefined ? undefined : state === 'open' ? isNull(purchases.doneAt) : isNotNull(purchases.doneAt),
    books === undefined ? undefined : inBooks(books),
  );

const position = z.tuple([z.iso.datetime(), z.string()]);

/** One page of purchases, newest first. */
export const pageOfPurchases = async (db: Database, query: PurchasesQuery): Promise<CursorPage<PurchaseRow>> => {
  const filter = wanted(query);
  const at = readCursor(query.cursor, position);
  const after = olderThan(purchases.createdAt, purchases.id, at);
  const rows = await db
    .select()
    .from(purchases)
    .where(and(filter, after))
    .orderBy(desc(purchases.createdAt), desc(purchases.id))
    .limit(query.limit + 1);
  return {
    ...cutPage(rows, query.limit, ({ createdAt, id }) => [createdAt.toISOString(), id]),
    count: await countRows(db, purchases, filter),
  };
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

/** Purchases from which something is still to arrive. */
export const openPurchases = (db: Database): Promise<PurchaseRow[]> =>
  db.select().from(purchases).where(isNull(purchases.doneAt)).orderBy(asc(purchases.createdAt));

/** The pieces of order lines that all purchases contain, by the line's id. */
export const boughtOfLines = (db: Database, which: WhichLines): Promise<{ lineId: string; quantity: number }[]> => {
  const found = db
    .select({ lineId: lines.lineId, quantity: sql<number>`sum(${lines.quantity})::int` })
    .from(lines)
    .where('ids' in which ? inArray(lines.lineId, [...which.ids]) : gt(lines.lineId, which.after))
    .groupBy(lines.lineId)
    .orderBy(asc(lines.lineId));
  return 'ids' in which ? found : found.limit(which.limit);
};

export const countPurchaseLines = (db: Database): Promise<number> => db.$count(lines);
