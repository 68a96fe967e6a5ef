import { listStaffOrdersSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentStaffOrder } from '../../present-order.ts';
import { listOrders } from '../../use-cases/list-orders.ts';
import type { OrderContext } from '../../use-cases/order-context.ts';

export const listStaffOrdersRoute = (context: OrderContext) =>
  route(listStaffOrdersSchema, async ({ query }) => {
    const found = await listOrders(context, 'everybody', query);
    const now = context.clock();
    return { ...found, items: found.items.map((order) => presentStaffOrder(order, now)) };
  });
