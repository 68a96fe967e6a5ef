import { getGoods } from '@caravan/goods/contract';
import { baseApi, queryOf } from '@caravan/web-core';

/** The calls of goods that shoppers' pages make. */
export const goodsApi = baseApi.enhanceEndpoints({ addTagTypes: ['goods'] }).injectEndpoints({
  endpoints: (build) => ({
    getGoods: queryOf(build, getGoods),
  }),
});

export const { useGetGoodsQuery } = goodsApi;
