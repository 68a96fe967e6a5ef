import { cancelOrderSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentOrder } from '../present-order.ts';
import { cancelOrder } from '../use-cases/cancel-order.ts';
import type { OrderContext } from '../use-cases/order-context.ts';

export const cancelOrderRoute = (context: OrderContext) =>
  route(cancelOrderSchema, async ({ session, params }) =>
    presentOrder(await cancelOrder(context, session.userId, params.number), context.clock()),
  );
