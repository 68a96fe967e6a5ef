import {
  addFavourite,
  addRecentLink,
  clearRecentLinks,
  getGoods,
  listSaved,
  removeFavourites,
} from '@caravan/goods/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of goods that shoppers' pages make. */
export const goodsApi = baseApi.enhanceEndpoints({ addTagTypes: ['goods', 'saved'] }).injectEndpoints({
  endpoints: (build) => ({
    getGoods: queryOf(build, getGoods),
    listSaved: queryOf(build, listSaved),
    addFavourite: mutationOf(build, addFavourite),
    removeFavourites: mutationOf(build, removeFavourites),
    addRecentLink: mutationOf(build, addRecentLink),
    clearRecentLinks: mutationOf(build, clearRecentLinks),
  }),
});

export const {
  useGetGoodsQuery,
  useListSavedQuery,
  useAddFavouriteMutation,
  useRemoveFavouritesMutation,
  useAddRecentLinkMutation,
  useClearRecentLinksMutation,
} = goodsApi;
