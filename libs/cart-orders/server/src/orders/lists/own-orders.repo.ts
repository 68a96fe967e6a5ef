import { and, count, countDistinct, desc, eq, ne, sql, type Placeholder } from 'drizzle-orm';
import type { OrderGroup, OrdersQuery } from '@caravan/cart-orders/contract';
import type { GoodsPlaces } from '@caravan/cart-orders/port';
import type { ServiceFeeRule } from '@caravan/content/contract';
import { sliceOf } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { orderLineTable as lines } from '../order-line.table.ts';
import { inGroup, ownPage, type OwnRow, type Slice } from './order-list.repo.ts';
import { matching } from '../order.repo.ts';
import type { OrderContext } from '../../work/order-context.ts';
import { purchaseOrderTable as orders, type OrderContact, type PurchaseOrderRow } from '../purchase-order.table.ts';

type Filter = Pick<OrdersQuery, 'q' | 'status'>;

/** A slice of a shopper's orders, newest first, and how many a search finds in each group. */
const ownOrders = (
  db: Database,
  places: GoodsPlaces,
  userId: string | Placeholder,
  { status, q }: Filter,
  slice: Slice,
) => {
  const counted = and(eq(orders.userId, userId), matching(q));
  const here = places.ordersHere(userId);
  return ownPage(db, { shown: and(counted, status && inGroup(status, here)), counted, here }, slice);
};

/** Whether a shopper has an order that was not cancelled. */
export const hasOrdered = async (db: Database, userId: string): Promise<boolean> => {
  const found = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.status, 'cancelled')))
    .limit(1);
  return found.length > 0;
};

/**
 * How many more orders of a shopper are free of the service fee; those that were not cancelled count. Without free orders
 * it reads nothing.
 */
export const freeOrdersLeft = async (
  db: Database | Tx,
  userId: string,
  rule: Pick<ServiceFeeRule, 'free_orders'> | undefined,
): Promise<number> => {
  if (!rule?.free_orders) return 0;
  const first = db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.userId, userId), ne(orders.status, 'cancelled')))
    .limit(rule.free_orders)
    .as('first');
  const [found] = await db.select({ placed: count() }).from(first);
  return rule.free_orders - (found?.placed ?? 0);
};

/** The orders of a shopper that wait for payment, and their lines. */
export const countUnpaid = async (tx: Tx, userId: string): Promise<{ orders: number; lines: number }> => {
  const [found] = await tx
    .select({ orders: countDistinct(orders.number), lines: count(lines.id) })
    .from(orders)
    .innerJoin(lines, eq(lines.orderNumber, orders.number))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending_payment')));
  return found ?? { orders: 0, lines: 0 };
};

/** The contact of a shopper's newest order; null if there is none. */
export const lastContact = async (db: Database, userId: string): Promise<OrderContact | null> => {
  const [newest] = await db
    .select({ contact: orders.contact })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(1);
  return newest?.contact.name ? newest.contact : null;
};

/** The newest orders of a shopper, and how many there are. */
export const newestOrders = async (
  db: Database,
  userId: string,
  limit: number,
): Promise<{ rows: PurchaseOrderRow[]; total: number }> => {
  const own = eq(orders.userId, userId);
  const [rows, total] = await Promise.all([
    db.select().from(orders).where(own).orderBy(desc(orders.createdAt), desc(orders.number)).limit(limit),
    db.$count(orders, own),
  ]);
  return { rows, total };
};

/** Pages of a shopper's orders, newest first, and how many a search finds in each group; one without any is absent. */
export type OwnOrders = (
  userId: string,
  query: OrdersQuery,
) => Promise<{ rows: OwnRow[]; counts: Partial<Record<OrderGroup, number>> }>;

/** Reads such pages: one statement. Those without a filter have one that is prepared once for each database. */
export const ownOrdersQuery = ({ db, goodsPlaces }: Pick<OrderContext, 'db' | 'goodsPlaces'>): OwnOrders => {
  const slice = { limit: sql.placeholder('limit'), offset: sql.placeholder('offset') };
  const prepare = () => ownOrders(db, goodsPlaces(), sql.placeholder('userId'), {}, slice).prepare('orders_page');
  let plain: ReturnType<typeof prepare> | undefined;
  return async (userId, query) => {
    const isPlain = !query.status && !query.q;
    const { limit, offset } = sliceOf(query);
    const found = await (isPlain
      ? (plain ??= prepare()).execute({ userId, limit, offset })
      : ownOrders(db, goodsPlaces(), userId, query, { limit, offset }));
    const rows = found.flatMap(({ page, goods, question }) => (page && goods ? [{ page, goods, question }] : []));
    return { rows, counts: found[0]?.counts.orders ?? {} };
  };
};
