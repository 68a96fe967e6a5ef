import { failOrder } from '@caravan/cart-orders/contract';
import {
  cancelOrderContract,
  cancelRefundContract,
  getOrderContract,
  getOrderPictureContract,
  listOrdersContract,
  orderAgainContract,
  placeOrdersContract,
  previewOrdersContract,
  requestRefundContract,
} from '@caravan/cart-orders/contract/orders';
import { keptByBrowser, route, sendPicture, type Route } from '@caravan/server-core';
import { orderPictureFile } from '../pictures/picture-address.ts';
import { presentOrder } from './present-order.ts';
import { cancelOrder } from '../refunds/cancel-order.ts';
import { showOrder } from './find-order.ts';
import { orderList } from './lists/list-orders.ts';
import { orderAgain } from '../placing/order-again.ts';
import type { OrderContext } from '../work/order-context.ts';
import { placeOrders } from '../placing/place-orders.ts';
import { previewOrders } from '../placing/preview-orders.ts';
import { requestRefund, withdrawRefund } from '../refunds/request-refund.ts';

/** A shopper's routes for orders. */
export const orderRoutes = (context: OrderContext): Route[] => {
  const listOrders = orderList(context);
  return [
    route(previewOrdersContract, ({ session, body, language }) =>
      previewOrders(context, session.userId, body, language),
    ),

    route(placeOrdersContract, ({ session, body, once }) => placeOrders(context, session.userId, body, once)),

    route(listOrdersContract, ({ session, query }) => listOrders(session.userId, query)),

    route(getOrderContract, async ({ session, params }) =>
      presentOrder(await showOrder(context, { userId: session.userId }, params.number), context.clock()),
    ),

    route(getOrderPictureContract, async ({ params, reply }) => {
      const bytes = await context.files.get(orderPictureFile(params.id));
      if (!bytes) throw failOrder('not_found');
      return sendPicture(reply, bytes, keptByBrowser, { inMails: true });
    }),

    route(orderAgainContract, ({ session, params, language }) =>
      orderAgain(context, session.userId, params.number, language),
    ),

    route(cancelOrderContract, async ({ session, params }) =>
      presentOrder(await cancelOrder(context, session.userId, params.number), context.clock()),
    ),

    route(requestRefundContract, ({ session, params, body, once }) =>
      once(async (tx) => {
        const order = await requestRefund(tx, context, {
          userId: session.userId,
          number: params.number,
          request: body,
        });
        return presentOrder(order, context.clock());
      }),
    ),

    route(cancelRefundContract, async ({ session, params }) =>
      presentOrder(await withdrawRefund(context, session.userId, params.number), context.clock()),
    ),
  ];
};
