import { cancelRefundSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentOrder } from '../present-order.ts';
import type { OrderContext } from '../use-cases/order-context.ts';
import { withdrawRefund } from '../use-cases/withdraw-refund.ts';

export const cancelRefundRoute = (context: OrderContext) =>
  route(cancelRefundSchema, async ({ session, params }) =>
    presentOrder(await withdrawRefund(context, session.userId, params.number), context.clock()),
  );
