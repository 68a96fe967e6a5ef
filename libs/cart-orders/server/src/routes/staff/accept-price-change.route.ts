import { acceptPriceChangeSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentStaffOrder } from '../../present-order.ts';
import { acceptPriceChange } from '../../use-cases/accept-price-change.ts';
import type { OrderContext } from '../../use-cases/order-context.ts';
import { staffCallOf } from './staff-call-of.ts';

export const acceptPriceChangeRoute = (context: OrderContext) =>
  route(acceptPriceChangeSchema, (call) =>
    context.transaction(async (tx) => presentStaffOrder(await acceptPriceChange(tx, context, staffCallOf(call), call.body.note), context.clock())),
  );
