import { requestRefundSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentOrder } from '../present-order.ts';
import type { OrderContext } from '../use-cases/order-context.ts';
import { requestRefund } from '../use-cases/request-refund.ts';

export const requestRefundRoute = (context: OrderContext) =>
  route(requestRefundSchema, ({ session, params, body, once }) =>
    once(async (tx) => {
      const order = await requestRefund(tx, context, { userId: session.userId, number: params.number, request: body });
      return presentOrder(order, context.clock());
    }),
  );
