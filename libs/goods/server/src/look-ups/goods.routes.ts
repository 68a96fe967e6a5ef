import { fail } from '@caravan/goods/contract';
import { getGoodsContract, getImageContract } from '@caravan/goods/contract/schema';
import { route, sendPicture, subscriberOf, type CallLimit, type Route } from '@caravan/server-core';
import { readImageToken } from '../pictures/image-token.ts';
import { presentGoods, type ImagePath } from './present-goods.ts';
import type { GoodsContext } from './goods-context.ts';
import { lookUpGoods } from './look-up-goods.ts';
import type { ShowImage } from '../pictures/show-image.ts';

const defaultWidth = 960;

/** A week. A shop that changes a picture also changes its URL. */
const cacheControl = 'public, max-age=604800';

/** The dependencies of the goods routes. */
export interface GoodsRoutesContext extends GoodsContext {
  imagePath: ImagePath;
  showImage: ShowImage;
  /** Signs the URLs of pictures. */
  imageKey: Buffer;
  /**
   * Throws if a visitor made us read from shops too often, through the API or through product pages, whose internal
   * calls are exempt from the limits of calls. Known answers do not count.
   */
  admit: CallLimit;
  /** The same for pictures. */
  admitImage: CallLimit;
}

/** Products behind links, and their pictures. */
export const goodsRoutes = (context: GoodsRoutesContext): Route[] => [
  route(getGoodsContract, async ({ query, request }) => {
    const { snapshot, skuId } = await lookUpGoods(context, query.url, {
      caller: subscriberOf(request.ip),
      signal: request.signal,
      admit: () => context.admit(subscriberOf(request.ip)),
    });
    return presentGoods(snapshot, skuId, context.imagePath);
  }),

  route(getImageContract, async ({ params, query, request, reply }) => {
    const url = readImageToken(params.token, context.imageKey);
    if (url === null) throw fail('not_found');
    const bytes = await context.showImage(url, query.w ?? defaultWidth, {
      caller: subscriberOf(request.ip),
      signal: request.signal,
      admit: () => context.admitImage(subscriberOf(request.ip)),
    });
    return sendPicture(reply, bytes, cacheControl);
  }),
];
