import { goodsCalls } from '@caravan/goods/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of goods that shoppers' pages make. */
export const goodsApi = injectCalls(goodsCalls);

export const {
  useGetGoodsQuery,
  useListSavedQuery,
  useAddFavouriteMutation,
  useRemoveFavouritesMutation,
  useAddRecentLinkMutation,
  useClearRecentLinksMutation,
} = goodsApi;
