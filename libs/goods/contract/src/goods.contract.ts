import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  addFavourite,
  addRecentLink,
  clearRecentLinks,
  getGoods,
  getImage,
  listSaved,
  removeFavourites,
} from './goods.endpoints.ts';
import {
  goods,
  goodsQuery,
  imageParams,
  imageQuery,
  savedGoods,
  savedIds,
  savedLists,
  savedRef,
} from './goods.schema.ts';
export * from './goods.schema.ts';

export const getGoodsContract = schemaOf(getGoods, { query: goodsQuery, data: goods });
export const getImageContract = schemaOf(getImage, { params: imageParams, query: imageQuery, data: z.unknown() });
export const listSavedContract = schemaOf(listSaved, { data: savedLists });
export const addFavouriteContract = schemaOf(addFavourite, { body: savedRef, data: savedGoods });
export const removeFavouritesContract = schemaOf(removeFavourites, {
  body: savedIds,
  data: z.object({ count: z.int() }),
});
export const addRecentLinkContract = schemaOf(addRecentLink, { body: savedRef, data: z.null() });
export const clearRecentLinksContract = schemaOf(clearRecentLinks, { data: z.null() });
