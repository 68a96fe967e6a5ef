import { stockOrderSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentStaffOrder } from '../../present-order.ts';
import { stockOrder } from '../../use-cases/stock-order.ts';
import type { OrderContext } from '../../use-cases/order-context.ts';
import { staffCallOf } from './staff-call-of.ts';

export const stockOrderRoute = (context: OrderContext) =>
  route(stockOrderSchema, (call) =>
    context.transaction(async (tx) => presentStaffOrder(await stockOrder(tx, context, staffCallOf(call), call.body), context.clock())),
  );
