import { listedLines, type OrderGroup, type OrderLine } from '@caravan/cart-orders/contract';
import type { OrderStatus } from '@caravan/kernel';
import type { Database } from '@caravan/server-core';
import { and, asc, count, desc, eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { lineReceiptTable as receipts } from '../../payment/line-receipt.table.ts';
import { lineSubstituteTable as substitutes } from '../../buying/line-substitute.table.ts';
import type { OrderExtra } from '../../payment/order-extra.table.ts';
import { orderLineTable as lines } from '../order-line.table.ts';
import { extrasOf, lastQuestionInList } from '../../questions/order-question.repo.ts';
import { purchaseOrderTable as orders } from '../purchase-order.table.ts';

export interface Slice {
  limit: number | Placeholder;
  offset: number | Placeholder;
}

/** Lists need no more of an order's row. */
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
  serviceFeeFen: orders.serviceFeeFen,
  hasServiceFee: sql<boolean>`${orders.rules} ? 'service_fee_rate'`.as('has_service_fee'),
};

/** The first lines of an order, with their texts. */
type FirstLine = Pick<OrderLine, 'id' | 'image' | 'name' | 'platform' | 'quantity' | 'spec' | 'url'>;

const firstLines = sql<FirstLine[]>`json_agg(
  json_build_object(
    'id', ${lines.id}, 'name', ${lines.name}, 'spec', ${lines.spec}, 'image', ${lines.image},
    'platform', ${lines.platform}, 'url', ${lines.url}, 'quantity', ${lines.quantity}
  ) order by ${lines.position}
) filter (where ${lines.position} < ${listedLines})`;

/** A page of orders, which is cut before anything else is read, and the texts of first lines with the sums of all. */
const pageWithGoods = (db: Database, where: SQL | undefined, { limit, offset }: Slice) => {
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
  return { page, goods };
};

/** A page of orders, newest first. */
export const listPage = (db: Database, where: SQL | undefined, slice: Slice) => {
  const { page, goods } = pageWithGoods(db, where, slice);
  return db.select().from(page).crossJoinLateral(goods).orderBy(desc(page.createdAt), desc(page.number));
};

export type ListedRow = Awaited<ReturnType<typeof listPage>>[number];

/** Which orders of a shopper a page shows, and which of them it counts. */
export interface OwnPage {
  shown: SQL | undefined;
  counted: SQL | undefined;
  /** The numbers of those of which goods are in the warehouse. */
  here: SQL;
}

export const inGroup = (group: OrderGroup, here: SQL): SQL | undefined => {
  if (group !== 'in_stock' && group !== 'sent') return eq(orders.status, group);
  const isHere = group === 'in_stock' ? sql`IN` : sql`NOT IN`;
  return and(eq(orders.status, 'in_stock'), sql`${orders.number} ${isHere} (${here})`);
};

/**
 * The same for shoppers, with the last question about each order that is paid, and with how many orders are in each
 * group. An empty page is one row without an order, which has the counts.
 */
export const ownPage = (db: Database, { shown, counted, here }: OwnPage, slice: Slice) => {
  const { page, goods } = pageWithGoods(db, shown, slice);
  const grouped = db
    .select({
      group: sql<OrderGroup>`CASE WHEN ${inGroup('sent', here)} THEN 'sent' ELSE ${orders.status} END`.as('group'),
    })
    .from(orders)
    .where(counted)
    .as('grouped');
  const byGroup = db
    .select({ group: grouped.group, orders: count().as('orders') })
    .from(grouped)
    .groupBy(grouped.group)
    .as('by_group');
  const counts = db
    .select({
      orders: sql<Partial<Record<OrderGroup, number>>>`coalesce(
        json_object_agg(${byGroup.group}, ${byGroup.orders}), '{}'
      )`.as('counts'),
    })
    .from(byGroup)
    .as('counts');
  return db
    .select()
    .from(counts)
    .leftJoin(page, sql`true`)
    .leftJoinLateral(goods, sql`true`)
    .leftJoinLateral(lastQuestionInList(db, page), sql`true`)
    .orderBy(desc(page.createdAt), desc(page.number));
};

type FoundRow = Awaited<ReturnType<typeof ownPage>>[number];

/** An order of a shopper's page. */
export interface OwnRow extends Pick<FoundRow, 'question'> {
  page: NonNullable<FoundRow['page']>;
  goods: NonNullable<FoundRow['goods']>;
}

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
      serviceFeeFen: lines.serviceFeeFen,
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
export interface ListedOrder extends OwnRow {
  /** All lines of an order whose goods come or have come; otherwise none. */
  lines: ListedLine[];
  extras: OrderExtra[];
}

/** Nothing of these orders is on its way, and nothing of them can be refunded. */
const withoutGoods: ReadonlySet<OrderStatus> = new Set(['pending_payment', 'cancelled', 'refunded']);

/**
 * Reads what the entries of orders need beside their page; the lines by a statement that is prepared once for each
 * database. Only a paid order has lines to read, and extra payments.
 */
export const listedOrders = (db: Database): ((rows: readonly OwnRow[]) => Promise<ListedOrder[]>) => {
  const linesOf = linesWithoutTexts(db, sql`${lines.orderNumber} = any(${sql.placeholder('numbers')}::text[])`).prepare(
    'orders_lines',
  );
  return async (rows) => {
    const coming = rows.flatMap(({ page }) => (withoutGoods.has(page.status) ? [] : [page.number]));
    const found = coming.length ? await linesOf.execute({ numbers: coming }) : [];
    const asked = rows.flatMap(({ page, question }) => (question ? [page.number] : []));
    const extras = Map.groupBy(asked.length ? await extrasOf(db, asked) : [], ({ orderNumber }) => orderNumber);
    const ofOrders = Map.groupBy(
      found.map(({ itemIds, ...line }) => ({ ...line, receipts: itemIds.map((itemId) => ({ itemId })) })),
      ({ orderNumber }) => orderNumber,
    );
    return rows.map((row) => ({
      ...row,
      lines: ofOrders.get(row.page.number) ?? [],
      extras: extras.get(row.page.number) ?? [],
    }));
  };
};
