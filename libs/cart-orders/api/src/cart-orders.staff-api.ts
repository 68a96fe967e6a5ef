import {
  acceptPriceChange,
  approveRefund,
  getStaffOrder,
  getStaffOrderTerms,
  getStaffOrderTermsArticle,
  listStaffOrders,
  offersStaffCalls,
  orderQuestionsStaffCalls,
  processOrder,
  rejectRefund,
  staffCancelOrder,
  stockOrder,
} from '@caravan/cart-orders/contract';
import { injectCalls } from '@caravan/web-core';

export type * from './purchases.slots.ts';

/** The calls of orders that the console makes. */
export const cartOrdersStaffApi = injectCalls({
  listStaffOrders,
  getStaffOrder,
  processOrder,
  staffCancelOrder,
  acceptPriceChange,
  stockOrder,
  approveRefund,
  rejectRefund,
  getStaffOrderTerms,
  getStaffOrderTermsArticle,
  ...orderQuestionsStaffCalls,
  ...offersStaffCalls,
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
  useListStaffOffersQuery,
  useMakeOfferMutation,
  useWithdrawOfferMutation,
} = cartOrdersStaffApi;
