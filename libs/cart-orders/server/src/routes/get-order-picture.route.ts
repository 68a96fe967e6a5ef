import { failOrder } from '@caravan/cart-orders/contract';
import { getOrderPictureSchema } from '@caravan/cart-orders/contract/orders';
import { keptByBrowser, route, sendPicture } from '@caravan/server-core';
import { orderPictureFile } from '../domain/order-picture-address.ts';
import type { OrderContext } from '../use-cases/order-context.ts';

export const getOrderPictureRoute = ({ files }: OrderContext) =>
  route(getOrderPictureSchema, async ({ params, reply }) => {
    const bytes = await files.get(orderPictureFile(params.id));
    if (!bytes) throw failOrder('not_found');
    return sendPicture(reply, bytes, keptByBrowser);
  });
