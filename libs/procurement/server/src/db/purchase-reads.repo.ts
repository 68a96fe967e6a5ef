import type { WhichLines } from '@caravan/cart-orders/port';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { PurchasesQuery } from '@caravan/procurement/contract';
import { containsText, countRows, cutPage, olderThan, partRows, readCursor, type Database } from '@caravan/server-core';
import { inBooks, type Repaid } from './purchase-books.repo.ts';
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

export const linesOfPurchases = (db: Database, ids: readonly string[]): Promise<PurchaseLineRow[]> =>
  db
    .select()
    .from(lines)
    .where(inArray(lines.purchaseId, [...ids]))
    .orderBy(asc(lines.purchaseId), asc(lines.orderNumber), asc(lines.lineId));

/** Purchases and their parts, for lateral joins. */
export const wholeQuery = (db: Database, ids: readonly string[]) => {
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

export const wholeOf = ({ page, lines: pieces, parcels: sent }: FoundPurchase): WholePurchase => ({
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

const wanted = (
  { q, order, state, books }: Pick<PurchasesQuery, 'books' | 'order' | 'q' | 'state'>,
  repaid: Repaid,
): SQL | undefined =>
  and(
    q ? containsText(purchases.search, q) : undefined,
    order === undefined
      ? undefined
      : sql`exists (select from ${lines} where ${lines.purchaseId} = ${purchases.id} and ${lines.orderNumber} = ${order})`,
    state === undefined ? undefined : state === 'open' ? isNull(purchases.doneAt) : isNotNull(purchases.doneAt),
    books === undefined ? undefined : inBooks(books, repaid),
  );

const position = z.tuple([z.iso.datetime(), z.string()]);

/** One page of purchases, newest first. */
export const pageOfPurchases = async (
  db: Database,
  query: PurchasesQuery,
  repaid: Repaid,
): Promise<CursorPage<PurchaseRow>> => {
  const filter = wanted(query, repaid);
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

/** The shops' numbers of the purchases that contain lines, by the ids of the lines: that of the last purchase. */
export const numbersOfLines = async (db: Database, lineIds: readonly string[]): Promise<Map<string, string>> => {
  if (!lineIds.length) return new Map();
  const found = await db
    .select({ lineId: lines.lineId, number: purchases.supplierOrderNo })
    .from(lines)
    .innerJoin(purchases, eq(purchases.id, lines.purchaseId))
    .where(inArray(lines.lineId, [...lineIds]))
    .orderBy(asc(purchases.createdAt), asc(purchases.id));
  return new Map(found.map(({ lineId, number }) => [lineId, number]));
};

export const countPurchaseLines = (db: Database): Promise<number> => db.$count(lines);
