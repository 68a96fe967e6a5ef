import { restrictions } from '@caravan/shipping/contract';
import { isShortenedNumber, orderStatuses, packageStatuses } from '@caravan/kernel';
import { fen, fenOut, id, instant, text, orderNumber, shopNumber, warehouseId, z } from '@caravan/kernel/zod';
import { couponAnswer, couponCode } from '@caravan/promotions/contract/schema';
import { maxLines } from './cart-limits.ts';
import { cartLine } from './cart-orders.schema.ts';
import { orderExtra, orderQuestion, substitute } from './order-questions.schema.ts';
import { goodsPlaces, orderActions, orderActors, orderEvents } from './order-states.ts';

/** The number of an order, such as `CV2611A1B2C3D`. */
/** The number of an order. */
export const byNumber = z.object({ number: orderNumber });
/** Distinct lines of the caller's cart. */
const cartIds = z
  .array(id)
  .min(1, 'no_product_selected')
  .max(maxLines)
  .refine((ids) => new Set(ids).size === ids.length, 'bad_format');

/** The lines of an order that is not placed yet. */
export const orderPreviewRequest = z.strictObject({
  cart_ids: cartIds,
  /** A coupon to try. */
  coupon_code: couponCode.optional(),
});

const totals = { goods_fen: fenOut, photo_fen: fenOut, domestic_shipping_fen: fenOut, amount_fen: fenOut };
/** Both are absent if the rules of the shop set none for these goods (specification 41.1). */
const serviceFee = {
  /** `amount_fen` has it. */
  service_fee_fen: fenOut.optional(),
  /** Its part of the price of the goods in basis points, and the least; `free` if it is one of the first orders. */
  service_fee: z.object({ rate_bp: z.int(), minimum_fen: fenOut, free: z.boolean() }).optional(),
};

/** The orders that would be placed, one for each shop. */
export const orderPreview = z.object({
  orders: z.array(
    z.object({
      shop_name: z.string().nullable(),
      ...totals,
      ...serviceFee,
      /** The part of the price of its goods that the coupon takes off; `amount_fen` is less by it. */
      discount_fen: fenOut,
      /** False if the fee of a line is unknown. */
      domestic_shipping_stated: z.boolean(),
      lines: z.array(cartLine),
      /** True if it contains prices from the shopper that staff will review. */
      price_review: z.boolean(),
    }),
  ),
  amount_fen: fenOut,
  /** Whether shoppers can use any coupon for goods now. */
  coupons: z.boolean(),
  /** The effect of the coupon that was sent; null if none was sent. */
  coupon: couponAnswer.nullable(),
  /** The contact of the newest order of this shopper; null if there is none. Parts that were left out are empty. */
  contact: z.object({ name: z.string(), phone: z.string(), im: z.string() }).nullable(),
});

/** The person whom staff contact about questions on an order. */
export const contact = z.strictObject({ name: text(1, 60), phone: text(0, 30).optional(), im: text(0, 60).optional() });
/** The lines to order, with whom to ask about them. */
export const newOrders = z.strictObject({
  cart_ids: cartIds,
  contact,
  note: text(0, 500).default(''),
  /**
   * The total that the shopper saw. If the total differs by now, the call answers `price_changed` and places no order.
   */
  amount_fen: fen.optional(),
  coupon_code: couponCode.optional(),
});
/** One order for each shop, to be paid until `expires_at`. */
export const ordersPlaced = z.object({
  orders: z.array(z.object({ number: orderNumber, amount_fen: fenOut })),
  amount_fen: fenOut,
  expires_at: instant,
});

/** Null if the goods do not come, because the line was refunded or the order cancelled. */
const linePlace = z.object({
  status: z.enum(goodsPlaces),
  /** The package that they are in. */
  package_number: z.string().nullable(),
  package_status: z.enum(packageStatuses).nullable(),
  packed_at: instant.nullable(),
  shipped_at: instant.nullable(),
  /** When the shopper received the package. */
  received_at: instant.nullable(),
  /** When the warehouse disposed of them at the end of their storage. */
  disposed_at: instant.nullable(),
  /** When the warehouse ended the search for them as lost. */
  lost_at: instant.nullable(),
  /** The return to the seller that they are in. */
  return_number: z.string().nullable(),
});

/** Pieces of a line that arrived together. */
const lineReceipt = z.object({ item_id: id, quantity: z.int(), received_at: instant, place: linePlace });

/** The cart line at the time of the order, and its progress since. */
export const orderLine = z.object({
  ...cartLine.omit({ previous_price_fen: true, max_quantity: true, weight_g: true }).shape,
  /** The pieces that were bought at the shop, that arrived, and that were refunded because they never arrived. */
  bought_quantity: z.int(),
  received_quantity: z.int(),
  refunded_quantity: z.int(),
  /** The goods that the shopper chose instead; the price of the line stays as it was paid. */
  substitute: substitute.nullable(),
  /** The pieces in the order of their arrival. */
  receipts: z.array(lineReceipt),
  /** The last receipt; null while a piece is still to come. */
  received: z.object({ item_id: id, received_at: instant }).nullable(),
  /** The whole line was refunded because its goods never arrived. */
  refunded: z.boolean(),
  place: linePlace.nullable(),
});

/** The outcome of ordering goods again. */
export const orderedAgain = z.object({
  /** The cart's lines with these goods, added now or before. */
  line_ids: z.array(id),
  /** The goods that cannot be added, and why, in the caller's language. */
  left_out: z.array(z.object({ name: z.string(), reason: z.string() })),
});

/** A request of the shopper to get money back, and what became of it. */
export const refund = z.object({
  reason: z.string(),
  amount_fen: fenOut,
  requested_at: instant,
  decided_at: instant.nullable(),
  /** The note of staff on the decision. */
  note: z.string().nullable(),
  outcome: z.enum(['waiting', 'approved', 'rejected', 'withdrawn']),
});

/** An order as its shopper reads it. */
export const order = z.object({
  number: orderNumber,
  status: z.enum(orderStatuses),
  shop_name: z.string().nullable(),
  lines: z.array(orderLine),
  ...totals,
  ...serviceFee,
  /** The part of the price of the goods that a coupon took off; `amount_fen` is less by it. */
  discount_fen: fenOut,
  coupon_code: z.string().nullable(),
  /** False while the fee of a line is unknown; true once staff state it or the shopper pays it. */
  domestic_shipping_stated: z.boolean(),
  /** The last question about the order; null if nothing was asked. */
  question: orderQuestion.nullable(),
  /** All extra payments, oldest first. `amount_fen` is without them. */
  extras: z.array(orderExtra),
  /** The extra payment that is due; null if none is. */
  extra: orderExtra.nullable(),
  /**
   * A refund would return this now: goods that have not arrived, the service fee of those that are not bought, and
   * domestic shipping with its extra payments while no goods have arrived; never photo fees.
   */
  refundable_fen: fenOut,
  /** A refund can return to the card that paid; otherwise it goes to the balance. */
  refund_to_card: z.boolean(),
  /** All refunds so far, those of extra payments included. */
  refunded_fen: fenOut,
  contact: z.object({ name: z.string(), phone: z.string(), im: z.string() }),
  note: z.string(),
  /** The review of prices from the shopper. */
  price_review: z.enum(['none', 'waiting', 'accepted']),
  created_at: instant,
  /** When the order is cancelled automatically unless it is paid. */
  expires_at: instant,
  paid_at: instant.nullable(),
  review_due_at: instant.nullable(),
  refundable_until: instant.nullable(),
  refund: refund.nullable(),
  timeline: z.array(
    z.object({
      status: z.enum(orderStatuses),
      event: z.enum(orderEvents),
      at: instant,
      by: z.enum(orderActors),
      note: z.string().nullable(),
    }),
  ),
  actions: z.array(z.enum(orderActions)),
});

/** Asks for the money of an order. */
export const refundRequest = z.strictObject({
  reason: text(1, 500),
  /** `card` is refused unless the order says `refund_to_card`. */
  destination: z.enum(['balance', 'card']).default('balance'),
});

/** The same for staff: with its shopper, and its number at the shop. */
export const staffOrder = z.object({ ...order.shape, user_id: id, supplier_order_no: z.string().nullable() });
/** The number of an order at a shop; what a spreadsheet has left of a long number names none. */
export const supplierOrderNo = shopNumber.refine((number) => !isShortenedNumber(number), 'order_number_shortened');
export const supplierOrder = z.strictObject({ supplier_order_no: supplierOrderNo });
/** A decision of staff; the shopper reads the note. */
export const orderDecision = z.strictObject({ note: text(0, 500).default('') });

const side = z.int().min(1).max(10_000);
/** Lines that have arrived, with their measures. */
export const orderStocking = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        line_id: id,
        weight_g: z.int().min(1).max(1_000_000),
        length_mm: side,
        width_mm: side,
        height_mm: side,
        restrictions: z.array(z.enum(restrictions)).max(restrictions.length).default([]),
      }),
    )
    .min(1)
    .max(maxLines)
    .refine((lines) => new Set(lines.map((line) => line.line_id)).size === lines.length, 'bad_format'),
  /** Shops with several warehouses ask for it. */
  warehouse: warehouseId.optional(),
});

export type OrderPreviewRequest = z.infer<typeof orderPreviewRequest>;
export type OrderPreview = z.infer<typeof orderPreview>;
export type Contact = z.infer<typeof contact>;
export type NewOrders = z.infer<typeof newOrders>;
/** The values of the checkout form's fields. */
export type NewOrdersForm = z.input<typeof newOrders>;
export type OrdersPlaced = z.infer<typeof ordersPlaced>;
export type OrderLine = z.infer<typeof orderLine>;
export type OrderedAgain = z.infer<typeof orderedAgain>;
export type OrderRefund = z.infer<typeof refund>;
export type Order = z.infer<typeof order>;
export type RefundRequest = z.infer<typeof refundRequest>;
export type StaffOrder = z.infer<typeof staffOrder>;
export type SupplierOrder = z.infer<typeof supplierOrder>;
export type OrderDecision = z.infer<typeof orderDecision>;
export type OrderStocking = z.infer<typeof orderStocking>;
