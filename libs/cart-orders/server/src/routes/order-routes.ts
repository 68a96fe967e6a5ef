import type { Route } from '@caravan/server-core';
import type { OrderContext } from '../use-cases/order-context.ts';
import { cancelOrderRoute } from './cancel-order.route.ts';
import { getOrderRoute } from './get-order.route.ts';
import { listOrdersRoute } from './list-orders.route.ts';
import { placeOrdersRoute } from './place-orders.route.ts';
import { previewOrdersRoute } from './preview-orders.route.ts';

/** Every call about orders. */
export const orderRoutes = (context: OrderContext): Route[] => [
  previewOrdersRoute(context),
  placeOrdersRoute(context),
  listOrdersRoute(context),
  getOrderRoute(context),
  cancelOrderRoute(context),
];
