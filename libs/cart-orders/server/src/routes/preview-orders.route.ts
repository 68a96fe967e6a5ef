import { previewOrdersSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import type { OrderContext } from '../use-cases/order-context.ts';
import { previewOrders } from '../use-cases/preview-orders.ts';

export const previewOrdersRoute = (context: OrderContext) =>
  route(previewOrdersSchema, ({ session, body, language }) => previewOrders(context, session.userId, body.cart_ids, language));
