import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { cartLine } from './cart-orders.schema.ts';
import { acceptOffer, declineOffer, listOffers } from './offers.endpoints.ts';
import { byOffer, newOffer, offer, offers, offersQuery } from './offers.schema.ts';
import { listStaffOffers, makeOffer, withdrawOffer } from './offers.staff-endpoints.ts';
import {
  acceptPriceChange,
  approveRefund,
  cancelOrder,
  cancelRefund,
  getOrder,
  getOrderPicture,
  getStaffOrder,
  listOrders,
  listStaffOrders,
  orderAgain,
  placeOrders,
  previewOrders,
  processOrder,
  rejectRefund,
  requestRefund,
  staffCancelOrder,
  stockOrder,
} from './orders.endpoints.ts';
import { orderPage, ordersQuery, staffOrderPage, staffOrdersQuery } from './order-list.schema.ts';
import {
  byNumber,
  newOrders,
  order,
  orderDecision,
  orderedAgain,
  orderPreview,
  orderPreviewRequest,
  orderStocking,
  ordersPlaced,
  refundRequest,
  staffOrder,
  supplierOrder,
} from './orders.schema.ts';
export * from './order-approvals.schema.ts';
export * from './order-list.schema.ts';
export * from './order-questions.contract.ts';
export * from './order-questions.schema.ts';
export * from './order-question-forms.schema.ts';
export * from './order-terms.contract.ts';
export * from './orders.schema.ts';
export * from './offers.schema.ts';

export const previewOrdersContract = schemaOf(previewOrders, { body: orderPreviewRequest, data: orderPreview });
export const placeOrdersContract = schemaOf(placeOrders, { body: newOrders, data: ordersPlaced });
export const listOrdersContract = schemaOf(listOrders, { query: ordersQuery, data: orderPage });
export const getOrderContract = schemaOf(getOrder, { params: byNumber, data: order });
export const getOrderPictureContract = schemaOf(getOrderPicture, {
  params: z.object({ id: z.string().regex(/^[\w-]{43}$/) }),
  data: z.unknown(),
});
export const cancelOrderContract = schemaOf(cancelOrder, { params: byNumber, data: order });
export const orderAgainContract = schemaOf(orderAgain, { params: byNumber, data: orderedAgain });
export const requestRefundContract = schemaOf(requestRefund, { params: byNumber, body: refundRequest, data: order });
export const cancelRefundContract = schemaOf(cancelRefund, { params: byNumber, data: order });
export const listStaffOrdersContract = schemaOf(listStaffOrders, { query: staffOrdersQuery, data: staffOrderPage });
export const getStaffOrderContract = schemaOf(getStaffOrder, { params: byNumber, data: staffOrder });
export const processOrderContract = schemaOf(processOrder, { params: byNumber, body: supplierOrder, data: staffOrder });
export const staffCancelOrderContract = schemaOf(staffCancelOrder, {
  params: byNumber,
  body: orderDecision,
  data: staffOrder,
});
export const acceptPriceChangeContract = schemaOf(acceptPriceChange, {
  params: byNumber,
  body: orderDecision,
  data: staffOrder,
});
export const stockOrderContract = schemaOf(stockOrder, { params: byNumber, body: orderStocking, data: staffOrder });
export const approveRefundContract = schemaOf(approveRefund, {
  params: byNumber,
  body: orderDecision,
  data: staffOrder,
});
export const rejectRefundContract = schemaOf(rejectRefund, { params: byNumber, body: orderDecision, data: staffOrder });

export const listOffersContract = schemaOf(listOffers, { query: offersQuery, data: offers });
export const acceptOfferContract = schemaOf(acceptOffer, { params: byOffer, data: cartLine });
export const declineOfferContract = schemaOf(declineOffer, { params: byOffer, data: offer });
export const listStaffOffersContract = schemaOf(listStaffOffers, { query: offersQuery, data: offers });
export const makeOfferContract = schemaOf(makeOffer, { body: newOffer, data: offer });
export const withdrawOfferContract = schemaOf(withdrawOffer, { params: byOffer, data: offer });
