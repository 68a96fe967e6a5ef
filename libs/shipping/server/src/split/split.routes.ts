import { route, type Route } from '@caravan/server-core';
import { splitGoodsContract } from '@caravan/shipping/contract/schema';
import type { ShippingContext } from '../shipping-context.ts';
import { presentSplit } from './present-split.ts';
import { splitGoods } from './split-goods.ts';

/** Plans that divide a shopper's goods among parcels. */
export const splitRoutes = (context: ShippingContext): Route[] => [
  route(splitGoodsContract, async ({ session, body, language, request }) =>
    presentSplit(await splitGoods(context, { userId: session.userId, signal: request.signal }, body), language),
  ),
];
