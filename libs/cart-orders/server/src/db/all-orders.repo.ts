import { orderStatuses, type StaffOrderPage, type StaffOrdersQuery } from '@caravan/cart-orders/contract';
import type { LongPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  countByStatus,
  longPage,
  longSliceOf,
  olderThan,
  readCursor,
  sumOfCounts,
  type Database,
} from '@caravan/server-core';
import { and, desc, eq } from 'drizzle-orm';
import { matching } from './order.repo.ts';
import { purchaseOrderTable as orders, type PurchaseOrderRow } from './purchase-order.table.ts';

const position = z.tuple([z.iso.datetime(), z.string()]);

/** The orders of all shoppers, newest first, and how many a search finds in each status. */
export const pageOfAllOrders = async (
  db: Database,
  query: StaffOrdersQuery,
): Promise<LongPage<PurchaseOrderRow> & Pick<StaffOrderPage, 'counts'>> => {
  const { status, shop, q } = query;
  const found = and(shop === undefined ? undefined : eq(orders.shopName, shop), matching(q));
  const at = readCursor(query.cursor, position);
  const after = olderThan(orders.createdAt, orders.number, at);
  const { limit, offset } = longSliceOf(query);
  const [rows, counts] = await Promise.all([
    db
      .select()
      .from(orders)
      .where(and(status && eq(orders.status, status), found, after))
      .orderBy(desc(orders.createdAt), desc(orders.number))
      .limit(limit)
      .offset(offset),
    countByStatus(db, { table: orders, status: orders.status, statuses: orderStatuses, where: found }),
  ]);
  const all = sumOfCounts(status ? { [status]: counts[status] } : counts);
  return { ...longPage(rows, query, all, ({ createdAt, number }) => [createdAt.toISOString(), number]), counts };
};
