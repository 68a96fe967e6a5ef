import { staffCancelOrderSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentStaffOrder } from '../../present-order.ts';
import { staffCancelOrder } from '../../use-cases/staff-cancel-order.ts';
import type { OrderContext } from '../../use-cases/order-context.ts';
import { staffCallOf } from './staff-call-of.ts';

export const staffCancelOrderRoute = (context: OrderContext) =>
  route(staffCancelOrderSchema, (call) =>
    call.once(async (tx) => presentStaffOrder(await staffCancelOrder(tx, context, staffCallOf(call), call.body.note), context.clock())),
  );
