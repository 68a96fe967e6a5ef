import {
  addToCart,
  answerQuestion,
  cancelOrder,
  cancelRefund,
  getCart,
  getOrder,
  getOrderTerms,
  getOrderTermsArticle,
  listOrders,
  orderAgain,
  placeOrders,
  previewOrders,
  removeFromCart,
  requestRefund,
  updateCartLine,
  uploadCartPicture,
} from '@caravan/cart-orders/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of cart-orders that shoppers' pages make. */
export const cartOrdersApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['balance', 'cart', 'cart-count', 'order', 'payable', 'terms'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getCart: queryOf(build, getCart),
      addToCart: mutationOf(build, addToCart),
      updateCartLine: mutationOf(build, updateCartLine),
      removeFromCart: mutationOf(build, removeFromCart),
      uploadCartPicture: mutationOf(build, uploadCartPicture),
      previewOrders: mutationOf(build, previewOrders),
      placeOrders: mutationOf(build, placeOrders),
      listOrders: queryOf(build, listOrders),
      getOrder: queryOf(build, getOrder),
      getOrderTerms: queryOf(build, getOrderTerms),
      getOrderTermsArticle: queryOf(build, getOrderTermsArticle),
      cancelOrder: mutationOf(build, cancelOrder),
      answerQuestion: mutationOf(build, answerQuestion),
      orderAgain: mutationOf(build, orderAgain),
      requestRefund: mutationOf(build, requestRefund),
      cancelRefund: mutationOf(build, cancelRefund),
    }),
  });

export const {
  useGetCartQuery,
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
