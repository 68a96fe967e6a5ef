import { programsCalls } from '@caravan/promotions/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of promotions that a shopper's pages make. */
export const promotionsApi = injectCalls(programsCalls);

export const {
  useGetMyPromotionsQuery,
  useListOwnCouponsQuery,
  useGetProgramsQuery,
  useExchangePointsMutation,
  useBindReferralMutation,
} = promotionsApi;
