import { defineEndpoint } from '@caravan/kernel';
import { couponReasonNames } from '@caravan/promotions/contract';
import { staffOrderRoles } from './staff-order-roles.ts';
import type { OrderPage, OrdersQuery, StaffOrderPage, StaffOrdersQuery } from './order-list.schema.ts';
import type {
  NewOrders,
  Order,
  OrderedAgain,
  OrderDecision,
  OrderPreview,
  OrderPreviewRequest,
  OrderStocking,
  OrdersPlaced,
  RefundRequest,
  StaffOrder,
  SupplierOrder,
} from './orders.schema.ts';

type ByNumber = { number: string };

/**
 * Reads prices older than 30 minutes again. If one has changed, the cart shows it and the preview uses the new price.
 */
export const previewOrders = defineEndpoint<{ body: OrderPreviewRequest; data: OrderPreview }>()({
  method: 'POST',
  path: '/orders/preview',
  login: 'shopper',
  tags: ['cart'],
  summary: 'The orders that the chosen lines of the cart would become, one for each shop',
  reasons: ['goods_unavailable_in_order', 'prices_being_read'],
  // The checkout page shows these itself, and polls while prices are being read.
  quiet: ['goods_unavailable_in_order', 'prices_being_read', 'not_found'],
});

export const placeOrders = defineEndpoint<{ body: NewOrders; data: OrdersPlaced }>()({
  method: 'POST',
  path: '/orders',
  login: 'shopper',
  tags: ['order', 'cart', 'cart-count'],
  summary: 'Order the chosen lines of the cart: one order for each shop',
  idempotency: 'key',
  reasons: [
    'price_changed',
    'goods_unavailable_in_order',
    'prices_being_read',
    'too_many_unpaid',
    ...couponReasonNames,
  ],
  quiet: ['price_changed', 'goods_unavailable_in_order', 'too_many_unpaid'],
});

export const listOrders = defineEndpoint<{ query: OrdersQuery; data: OrderPage }>()({
  method: 'GET',
  path: '/orders',
  login: 'shopper',
  scope: 'orders',
  tags: ['order'],
  summary: 'Orders in short, newest first, with the number in each status',
});

export const getOrder = defineEndpoint<{ params: ByNumber; data: Order }>()({
  method: 'GET',
  path: '/orders/:number',
  login: 'shopper',
  scope: 'orders',
  tags: ['order'],
  summary: 'One order',
  quiet: ['not_found'],
});

/**
 * A copy of what the shop showed when the order was placed. The address is derived from the picture's bytes, because an
 * image element cannot send a token.
 */
export const getOrderPicture = defineEndpoint<{ params: { id: string }; data: unknown }>()({
  method: 'GET',
  path: '/orders/pictures/:id',
  login: 'none',
  tags: [],
  summary: 'The picture of a line when its order was placed',
  raw: true,
});

export const cancelOrder = defineEndpoint<{ params: ByNumber; data: Order }>()({
  method: 'POST',
  path: '/orders/:number/cancel',
  login: 'shopper',
  tags: ['order', 'payable'],
  summary: 'Cancel an unpaid order',
});

/** Repeating it adds nothing: goods that are in the cart with the same options stay as they are. */
export const orderAgain = defineEndpoint<{ params: ByNumber; data: OrderedAgain }>()({
  method: 'POST',
  path: '/orders/:number/again',
  login: 'shopper',
  tags: ['cart', 'cart-count'],
  summary: 'Put the goods of an order into the cart again, at today’s prices',
});

export const requestRefund = defineEndpoint<{ params: ByNumber; body: RefundRequest; data: Order }>()({
  method: 'POST',
  path: '/orders/:number/refund',
  login: 'shopper',
  tags: ['order'],
  summary: 'Request a refund of goods and domestic shipping, until 72 hours after payment',
  idempotency: 'key',
  reasons: ['refund_time_expired', 'refund_already_open', 'refund_not_to_card', 'nothing_to_refund'],
});

export const cancelRefund = defineEndpoint<{ params: ByNumber; data: Order }>()({
  method: 'POST',
  path: '/orders/:number/refund/cancel',
  login: 'shopper',
  tags: ['order'],
  summary: 'Withdraw a refund request; the order returns to its previous state',
});

export const listStaffOrders = defineEndpoint<{ query: StaffOrdersQuery; data: StaffOrderPage }>()({
  method: 'GET',
  path: '/staff/orders',
  login: 'staff',
  roles: staffOrderRoles,
  tags: ['staff-order'],
  summary: 'Orders of all shoppers in short, newest first',
});

export const getStaffOrder = defineEndpoint<{ params: ByNumber; data: StaffOrder }>()({
  method: 'GET',
  path: '/staff/orders/:number',
  login: 'staff',
  roles: staffOrderRoles,
  tags: ['staff-order'],
  summary: 'One order of any shopper',
});

export const processOrder = defineEndpoint<{ params: ByNumber; body: SupplierOrder; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/orders/:number/process',
  login: 'staff',
  roles: ['buyer'],
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Record that the order has been bought at its shop',
  reasons: ['price_review_open', 'domestic_fee_open', 'question_open', 'claimed'],
});

export const staffCancelOrder = defineEndpoint<{ params: ByNumber; body: OrderDecision; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/orders/:number/cancel',
  login: 'staff',
  roles: ['buyer', 'service'],
  confirm: true,
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Cancel an order that cannot be bought, with a full refund, including photos',
  idempotency: 'key',
  reasons: ['goods_arrived', 'approval_needed'],
  quiet: ['approval_needed'],
});

export const acceptPriceChange = defineEndpoint<{ params: ByNumber; body: OrderDecision; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/orders/:number/price_change/accept',
  login: 'staff',
  roles: ['buyer', 'service'],
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Accept the prices that the shopper entered',
});

export const stockOrder = defineEndpoint<{ params: ByNumber; body: OrderStocking; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/orders/:number/stock',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Receive some or all lines of an order',
  reasons: ['line_received', 'warehouse_missing', 'warehouse_unknown'],
});

export const approveRefund = defineEndpoint<{ params: ByNumber; body: OrderDecision; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/orders/:number/refund/approve',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Approve a refund of goods and domestic shipping',
  reasons: ['approval_needed'],
  quiet: ['approval_needed'],
});

export const rejectRefund = defineEndpoint<{ params: ByNumber; body: OrderDecision; data: StaffOrder }>()({
  method: 'POST',
  path: '/staff/orders/:number/refund/reject',
  login: 'staff',
  roles: ['finance'],
  confirm: true,
  tags: ['staff-order', 'purchase', 'task'],
  summary: 'Reject a refund; the order returns to its previous state',
});
