import { rejectRefundSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentStaffOrder } from '../../present-order.ts';
import { decideRefundRequest } from '../../use-cases/decide-refund-request.ts';
import type { OrderContext } from '../../use-cases/order-context.ts';
import { staffCallOf } from './staff-call-of.ts';

export const rejectRefundRoute = (context: OrderContext) =>
  route(rejectRefundSchema, (call) =>
    context.transaction(async (tx) => presentStaffOrder(await decideRefundRequest(tx, context, staffCallOf(call), { end: 'rejected', note: call.body.note }), context.clock())),
  );
