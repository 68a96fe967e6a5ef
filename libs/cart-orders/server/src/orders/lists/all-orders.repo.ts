import { type StaffOrderPage, type StaffOrdersQuery } from '@caravan/cart-orders/contract';
import { type LongPage, orderStatuses } from '@caravan/kernel';
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
import { and, eq } from 'drizzle-orm';
import { listPage, type ListedRow } from './order-list.repo.ts';
import { matching } from '../order.repo.ts';
import { purchaseOrderTable as orders } from '../purchase-order.table.ts';

const position = z.tuple([z.iso.datetime(), z.string()]);

/** The orders of all shoppers, newest first, and how many a search finds in each status. */
export const pageOfAllOrders = async (
  db: Database,
  query: StaffOrdersQuery,
): Promise<LongPage<ListedRow> & Pick<StaffOrderPage, 'counts'>> => {
  const { status, shop, q } = query;
  const found = and(shop === undefined ? undefined : eq(orders.shopName, shop), matching(q));
  const at = readCursor(query.cursor, position);
  const after = olderThan(orders.createdAt, orders.number, at);
  const [rows, counts] = await Promise.all([
    listPage(db, and(status && eq(orders.status, status), found, after), longSliceOf(query)),
    countByStatus(db, { table: orders, status: orders.status, statuses: orderStatuses, where: found }),
  ]);
  const all = sumOfCounts(status ? { [status]: counts[status] } : counts);
  return { ...longPage(rows, query, all, ({ page }) => [page.createdAt.toISOString(), page.number]), counts };
};
