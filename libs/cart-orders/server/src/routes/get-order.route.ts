import { getOrderSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentOrder } from '../present-order.ts';
import { showOrder } from '../use-cases/find-order.ts';
import type { OrderContext } from '../use-cases/order-context.ts';

export const getOrderRoute = (context: OrderContext) =>
  route(getOrderSchema, async ({ session, params }) =>
    presentOrder(await showOrder(context, { userId: session.userId }, params.number), context.clock()),
  );
