import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { getGoods, getImage } from './goods.endpoints.ts';
import { goods, goodsQuery, imageParams, imageQuery } from './goods.schema.ts';
export * from './goods.schema.ts';

export const getGoodsContract = schemaOf(getGoods, { query: goodsQuery, data: goods });
export const getImageContract = schemaOf(getImage, { params: imageParams, query: imageQuery, data: z.unknown() });
