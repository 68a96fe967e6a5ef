import type { Route } from '@caravan/server-core';
import type { OrderContext } from '../use-cases/order-context.ts';
import { cancelOrderRoute } from './cancel-order.route.ts';
import { cancelRefundRoute } from './cancel-refund.route.ts';
import { getOrderPictureRoute } from './get-order-picture.route.ts';
import { getOrderRoute } from './get-order.route.ts';
import { listOrdersRoute } from './list-orders.route.ts';
import { placeOrdersRoute } from './place-orders.route.ts';
import { previewOrdersRoute } from './preview-orders.route.ts';
import { requestRefundRoute } from './request-refund.route.ts';
import { acceptPriceChangeRoute } from './staff/accept-price-change.route.ts';
import { approveRefundRoute } from './staff/approve-refund.route.ts';
import { getStaffOrderRoute } from './staff/get-staff-order.route.ts';
import { listStaffOrdersRoute } from './staff/list-staff-orders.route.ts';
import { processOrderRoute } from './staff/process-order.route.ts';
import { rejectRefundRoute } from './staff/reject-refund.route.ts';
import { staffCancelOrderRoute } from './staff/staff-cancel-order.route.ts';
import { stockOrderRoute } from './staff/stock-order.route.ts';

/** Every call about orders, the shopper's and staff's. */
export const orderRoutes = (context: OrderContext): Route[] => [
  previewOrdersRoute(context),
  placeOrdersRoute(context),
  listOrdersRoute(context),
  getOrderRoute(context),
  getOrderPictureRoute(context),
  cancelOrderRoute(context),
  requestRefundRoute(context),
  cancelRefundRoute(context),
  listStaffOrdersRoute(context),
  getStaffOrderRoute(context),
  processOrderRoute(context),
  staffCancelOrderRoute(context),
  acceptPriceChangeRoute(context),
  stockOrderRoute(context),
  approveRefundRoute(context),
  rejectRefundRoute(context),
];
