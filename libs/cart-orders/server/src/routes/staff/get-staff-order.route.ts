import { getStaffOrderSchema } from '@caravan/cart-orders/contract/orders';
import { route } from '@caravan/server-core';
import { presentStaffOrder } from '../../present-order.ts';
import { showOrder } from '../../use-cases/find-order.ts';
import type { OrderContext } from '../../use-cases/order-context.ts';

export const getStaffOrderRoute = (context: OrderContext) =>
  route(getStaffOrderSchema, async ({ params }) => presentStaffOrder(await showOrder(context, 'everybody', params.number), context.clock()));
