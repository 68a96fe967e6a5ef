import { listOrdersSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentOrder } from '../present-order.ts';
import { listOrders } from '../use-cases/list-orders.ts';
import type { OrderContext } from '../use-cases/order-context.ts';

export const listOrdersRoute = (context: OrderContext) =>
  route(listOrdersSchema, async ({ session, query }) => {
    const found = await listOrders(context, { userId: session.userId }, query);
    const now = context.clock();
    return { ...found, items: found.items.map((order) => presentOrder(order, now)) };
  });
