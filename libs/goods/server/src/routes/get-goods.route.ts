import { getGoodsSchema } from '@caravan/goods/contract/schema';
import { route } from '@caravan/server-core';
import { presentGoods, type ImagePath } from '../present-goods.ts';
import type { GoodsContext } from '../use-cases/goods-context.ts';
import { lookUpGoods } from '../use-cases/look-up-goods.ts';

export const getGoodsRoute = (context: GoodsContext, imagePath: ImagePath) =>
  route(getGoodsSchema, async ({ query }) => presentGoods(await lookUpGoods(context, query.url), imagePath));
