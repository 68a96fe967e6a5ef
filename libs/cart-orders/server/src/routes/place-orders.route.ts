import { placeOrdersSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import type { OrderContext } from '../use-cases/order-context.ts';
import { placeOrders } from '../use-cases/place-orders.ts';

export const placeOrdersRoute = (context: OrderContext) =>
  route(placeOrdersSchema, ({ session, body, once }) => placeOrders(context, session.userId, body, once));
