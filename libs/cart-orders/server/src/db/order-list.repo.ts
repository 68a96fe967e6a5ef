import { listedLines, type OrderLine } from '@caravan/cart-orders/contract';
import type { OrderStatus } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { asc, count, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { lineReceiptTable as receipts } from './line-receipt.table.ts';
import { lineSubstituteTable as substitutes } from './line-substitute.table.ts';
import type { OrderExtra } from './order-extra.table.ts';
import { orderLineTable as lines } from './order-line.table.ts';
import { extrasOf, lastQuestionsInList } from './order-question.repo.ts';
import { purchaseOrderTable as orders } from './purchase-order.table.ts';

/** A slice of a list. */
export interface Slice {
  limit: number | Placeholder;
  offset: number | Placeholder;
}

/** What lists need of an order's row. */
const columns = {
  number: orders.number,
  userId: orders.userId,
  status: orders.status,
  shopName: orders.shopName,
  goodsFen: orders.goodsFen,
  photoFen: orders.photoFen,
  domesticShippingFen: orders.domesticShippingFen,
  discountFen: orders.discountFen,
  amountFen: orders.amountFen,
  refundedFen: orders.refundedFen,
  priceReview: orders.priceReview,
  supplierOrderNo: orders.supplierOrderNo,
  beforeRefund: orders.beforeRefund,
  createdAt: orders.createdAt,
  expiresAt: orders.expiresAt,
  paidAt: orders.paidAt,
  reviewDueAt: orders.reviewDueAt,
  refundableUntil: orders.refundableUntil,
  feeStatedAt: orders.feeStatedAt,
};

/** The first lines of an order, with their texts. */
type FirstLine = Pick<OrderLine, 'id' | 'image' | 'name' | 'platform' | 'quantity' | 'spec' | 'url'>;

const firstLines = sql<FirstLine[]>`json_agg(
  json_build_object(
    'id', ${lines.id}, 'name', ${lines.name}, 'spec', ${lines.spec}, 'image', ${lines.image},
    'platform', ${lines.platform}, 'url', ${lines.url}, 'quantity', ${lines.quantity}
  ) order by ${lines.position}
) filter (where ${lines.position} < ${listedLines})`;

/**
 * A page of orders, newest first. Each has the texts of its first lines and the sums of all. The page is cut before any
 * line is read.
 */
export const listPage = (db: Database, where: SQL | undefined, { limit, offset }: Slice) => {
  const page = db
    .select(columns)
    .from(orders)
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(limit)
    .offset(offset)
    .as('page');
  const goods = db
    .select({
      first: firstLines.as('first'),
      lines: count().as('lines'),
      quantity: sql<number>`sum(${lines.quantity})::int`.as('quantity'),
      /** The lines that were not refunded. */
      expected: sql<number>`(count(*) filter (where ${lines.refundedQuantity} < ${lines.quantity}))::int`.as(
        'expected',
      ),
      feesStated: sql<boolean>`bool_and(${lines.domesticShippingStated})`.as('fees_stated'),
    })
    .from(lines)
    .where(eq(lines.orderNumber, page.number))
    .as('goods');
  return db.select().from(page).crossJoinLateral(goods).orderBy(desc(page.createdAt), desc(page.number));
};

/** An order of a page. */
export type ListedRow = Awaited<ReturnType<typeof listPage>>[number];

/** The goods in the warehouse that came of a line, in the order of their arrival. */
const arrivedOf = sql<string[]>`array(
  select ${receipts.itemId} from ${receipts} where ${receipts.lineId} = ${lines.id}
  order by ${receipts.receivedAt}, ${receipts.id}
)`;

const linesWithoutTexts = (db: Database, chosen: SQL) =>
  db
    .select({
      id: lines.id,
      orderNumber: lines.orderNumber,
      unitPriceFen: lines.unitPriceFen,
      discountFen: lines.discountFen,
      quantity: lines.quantity,
      boughtQuantity: lines.boughtQuantity,
      receivedQuantity: lines.receivedQuantity,
      refundedQuantity: lines.refundedQuantity,
      substitute: { unitPriceFen: substitutes.unitPriceFen },
      itemIds: arrivedOf,
    })
    .from(lines)
    .leftJoin(substitutes, eq(substitutes.lineId, lines.id))
    .where(chosen)
    .orderBy(asc(lines.orderNumber), asc(lines.position));

/** A line, as far as refunds and the progress of its order depend on it. */
export type ListedLine = Omit<Awaited<ReturnType<typeof linesWithoutTexts>>[number], 'itemIds'> & {
  receipts: { itemId: string }[];
};

/** An order of a list, with what its progress and its actions depend on. */
export interface ListedOrder extends ListedRow {
  /** All lines of an order whose goods come or have come; otherwise none. */
  lines: ListedLine[];
  question: Awaited<ReturnType<typeof lastQuestionsInList>>[number] | null;
  extras: OrderExtra[];
}

/** Nothing of these orders is on its way, and nothing of them can be refunded. */
const withoutGoods: ReadonlySet<OrderStatus> = new Set(['pending_payment', 'cancelled', 'refunded']);

/**
 * Reads what the entries of orders need beside their page, by statements that are prepared once for each database. Only a
 * paid order has lines to read, and questions.
 */
export const listedOrders = (db: Database): ((rows: readonly ListedRow[]) => Promise<ListedOrder[]>) => {
  const numbered = (column: PgColumn): SQL => sql`${column} = any(${sql.placeholder('numbers')}::text[])`;
  const statements = {
    lines: linesWithoutTexts(db, numbered(lines.orderNumber)).prepare('orders_lines'),
    questions: lastQuestionsInList(db, numbered).prepare('orders_questions'),
  };
  return async (rows) => {
    const paid = rows.flatMap(({ page }) => (page.paidAt ? [page.number] : []));
    const coming = rows.flatMap(({ page }) => (withoutGoods.has(page.status) ? [] : [page.number]));
    const found = coming.length ? await statements.lines.execute({ numbers: coming }) : [];
    const questions = new Map(
      (paid.length ? await statements.questions.execute({ numbers: paid }) : []).map((one) => [one.orderNumber, one]),
    );
    const extras = Map.groupBy(
      questions.size ? await extrasOf(db, [...questions.keys()]) : [],
      ({ orderNumber }) => orderNumber,
    );
    const ofOrders = Map.groupBy(
      found.map(({ itemIds, ...line }) => ({ ...line, receipts: itemIds.map((itemId) => ({ itemId })) })),
      ({ orderNumber }) => orderNumber,
    );
    return rows.map((row) => ({
      ...row,
      lines: ofOrders.get(row.page.number) ?? [],
      question: questions.get(row.page.number) ?? null,
      extras: extras.get(row.page.number) ?? [],
    }));
  };
};
