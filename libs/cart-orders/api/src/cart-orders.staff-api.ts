import {
  acceptPriceChange,
  answerForShopper,
  approveRefund,
  askQuestion,
  dropPieces,
  getStaffOrder,
  getStaffOrderTerms,
  getStaffOrderTermsArticle,
  listStaffOrders,
  processOrder,
  rejectRefund,
  staffCancelOrder,
  stateNoFee,
  stockOrder,
  withdrawQuestion,
} from '@caravan/cart-orders/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

export type * from './purchases.slots.ts';

/** The calls of orders that the console makes. */
export const cartOrdersStaffApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['staff-order', 'purchase', 'task', 'terms'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listStaffOrders: queryOf(build, listStaffOrders),
      getStaffOrder: queryOf(build, getStaffOrder),
      getStaffOrderTerms: queryOf(build, getStaffOrderTerms),
      getStaffOrderTermsArticle: queryOf(build, getStaffOrderTermsArticle),
      processOrder: mutationOf(build, processOrder),
      staffCancelOrder: mutationOf(build, staffCancelOrder),
      acceptPriceChange: mutationOf(build, acceptPriceChange),
      stockOrder: mutationOf(build, stockOrder),
      approveRefund: mutationOf(build, approveRefund),
      rejectRefund: mutationOf(build, rejectRefund),
      askQuestion: mutationOf(build, askQuestion),
      answerForShopper: mutationOf(build, answerForShopper),
      dropPieces: mutationOf(build, dropPieces),
      withdrawQuestion: mutationOf(build, withdrawQuestion),
      stateNoFee: mutationOf(build, stateNoFee),
    }),
  });

export const {
  useListStaffOrdersQuery,
  useGetStaffOrderQuery,
  useGetStaffOrderTermsQuery,
  useGetStaffOrderTermsArticleQuery,
  useProcessOrderMutation,
  useStaffCancelOrderMutation,
  useAcceptPriceChangeMutation,
  useStockOrderMutation,
  useApproveRefundMutation,
  useRejectRefundMutation,
  useAskQuestionMutation,
  useAnswerForShopperMutation,
  useDropPiecesMutation,
  useWithdrawQuestionMutation,
  useStateNoFeeMutation,
} = cartOrdersStaffApi;
