import {
  bindReferral,
  exchangePoints,
  getMyPromotions,
  getPrograms,
  listOwnCoupons,
} from '@caravan/promotions/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of promotions that a shopper's pages make. */
export const promotionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['promotion'] }).injectEndpoints({
  endpoints: (build) => ({
    getMyPromotions: queryOf(build, getMyPromotions),
    listOwnCoupons: queryOf(build, listOwnCoupons),
    getPrograms: queryOf(build, getPrograms),
    exchangePoints: mutationOf(build, exchangePoints),
    bindReferral: mutationOf(build, bindReferral),
  }),
});

export const {
  useGetMyPromotionsQuery,
  useListOwnCouponsQuery,
  useGetProgramsQuery,
  useExchangePointsMutation,
  useBindReferralMutation,
} = promotionsApi;
