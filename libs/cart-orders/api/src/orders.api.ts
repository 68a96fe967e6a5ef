import {
  answerQuestion,
  cancelOrder,
  cancelRefund,
  getOrder,
  getOrderTerms,
  getOrderTermsArticle,
  listOrders,
  offersCalls,
  orderAgain,
  placeOrders,
  previewOrders,
  requestRefund,
} from '@caravan/cart-orders/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls about orders, their terms and offers that shoppers’ pages make. */
export const ordersApi = injectCalls({
  ...offersCalls,
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
  useListOffersQuery,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
} = ordersApi;

/** A line of an order whose goods have arrived. */
export interface LinePhotosProps {
  orderNumber: string;
  lineId: string;
  /** Only this item of the line, with its photos side by side. */
  itemId?: string;
  name: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    /** On an order's page: the warehouse's photos of a line. */
    linePhotos: LinePhotosProps;
  }
}
