import { processOrderSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentStaffOrder } from '../../present-order.ts';
import { processOrder } from '../../use-cases/process-order.ts';
import type { OrderContext } from '../../use-cases/order-context.ts';
import { staffCallOf } from './staff-call-of.ts';

export const processOrderRoute = (context: OrderContext) =>
  route(processOrderSchema, (call) =>
    context.transaction(async (tx) => presentStaffOrder(await processOrder(tx, context, staffCallOf(call), call.body.supplier_order_no), context.clock())),
  );
