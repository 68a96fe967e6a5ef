import {
  answerQuestion,
  cancelOrder,
  cancelRefund,
  cartOrdersCalls,
  getOrder,
  getOrderTerms,
  getOrderTermsArticle,
  listOrders,
  orderAgain,
  placeOrders,
  previewOrders,
  requestRefund,
} from '@caravan/cart-orders/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of cart-orders that shoppers' pages make. */
export const cartOrdersApi = injectCalls({
  ...cartOrdersCalls,
  previewOrders,
  placeOrders,
  listOrders,
  getOrder,
  cancelOrder,
  orderAgain,
  requestRefund,
  cancelRefund,
  getOrderTerms,
  getOrderTermsArticle,
  answerQuestion,
});

export const {
  useGetCartQuery,
  useGetCartPiecesQuery,
  useShowGuestCartMutation,
  useJoinCartMutation,
  useAddToCartMutation,
  useUpdateCartLineMutation,
  useRemoveFromCartMutation,
  useUploadCartPictureMutation,
  usePreviewOrdersMutation,
  usePlaceOrdersMutation,
  useListOrdersQuery,
  useGetOrderQuery,
  useGetOrderTermsQuery,
  useGetOrderTermsArticleQuery,
  useCancelOrderMutation,
  useAnswerQuestionMutation,
  useOrderAgainMutation,
  useRequestRefundMutation,
  useCancelRefundMutation,
} = cartOrdersApi;
