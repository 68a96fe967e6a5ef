import { getGoodsSchema } from '@caravan/goods/contract/schema';
import { route } from '@caravan/server-core';
import { presentGoods, type ImagePath } from '../present-goods.ts';
import type { GoodsContext } from '../use-cases/goods-context.ts';
import { lookUpGoods } from '../use-cases/look-up-goods.ts';

/** `admit` throws where an address has made us ask shops too often. */
export const getGoodsRoute = (context: GoodsContext, imagePath: ImagePath, admit: (address: string) => void) =>
  route(getGoodsSchema, async ({ query, request }) => {
    const { snapshot, skuId } = await lookUpGoods(context, query.url, () => admit(request.ip));
    return presentGoods(snapshot, skuId, imagePath);
  });
