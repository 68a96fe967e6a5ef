import { fenOut, id, instant, z } from '@caravan/kernel/zod';
import { amountCodes, extraStates, priceSetters, receiptSubjects } from './receipt-codes.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const gram = z.int().min(0);
const millimetre = z.int().min(0);
const setBy = z.enum(priceSetters);
/** By language, in all that it was written in: the hash covers each. */
const name = z.object({ en: z.string() }).catchall(z.string());

/** A photo by the hash of its file, as it is shown. */
export const receiptPhoto = z.object({ id, sha256: hash, piece: z.int().nullable() });

/** A part of the amount: `quantity` × `unit_fen`. */
export const receiptAmount = z.object({
  code: z.enum(amountCodes),
  /** The kind of a packing option, or the code of a coupon. */
  detail: z.string().nullable(),
  quantity: z.int(),
  unit_fen: fenOut,
  amount_fen: fenOut,
  /** The shopper if they set any of it. Null while nobody has; it counts as 0 then. */
  set_by: setBy.nullable(),
});

/** Pieces that lay in the warehouse together. */
export const receiptStored = z.object({
  item_id: id,
  quantity: z.int(),
  weight_g: gram,
  length_mm: millimetre,
  width_mm: millimetre,
  height_mm: millimetre,
  photos: z.array(receiptPhoto),
});

/** A line of an order, or goods in a package, with what arrived of them. */
export const receiptGoods = z.object({
  name: z.string(),
  spec: z.string(),
  /** The product's page; empty if there is none. */
  url: z.string(),
  /** The order of goods in a package; null on the receipt of an order. */
  order_number: z.string().nullable(),
  quantity: z.int(),
  /** Pieces whose money was returned because they never arrived. */
  refunded_quantity: z.int(),
  /** Null on the receipt of a package: goods are paid with their order. */
  price: z
    .object({
      unit_fen: fenOut,
      /** The price on the seller's page. */
      listed_fen: fenOut,
      amount_fen: fenOut,
      set_by: setBy,
      /** The shopper's reason for another price. */
      reason: z.string().nullable(),
    })
    .nullable(),
  /** The hash of the picture that the order keeps of the seller's page; null without a copy. */
  picture_sha256: hash.nullable(),
  /** The goods that the shopper took instead; the price above stays as it was paid. */
  substitute: z.object({ name: z.string(), spec: z.string(), url: z.string(), unit_price_fen: fenOut }).nullable(),
  stored: z.array(receiptStored),
});

/** A payment in addition to the amount. */
export const receiptExtra = z.object({
  ref: z.string(),
  /** The question that it answers, or `weighing`. */
  reason: z.string(),
  amount_fen: fenOut,
  state: z.enum(extraStates),
  set_by: setBy,
});

/** A service for goods in the warehouse. */
export const receiptService = z.object({
  number: z.string(),
  kind: z.string(),
  units: z.int(),
  unit_fen: fenOut,
  amount_fen: fenOut,
});

/** Money of a payment that was returned. */
export const receiptRefund = z.object({
  transaction_no: z.string(),
  amount_fen: fenOut,
  to: z.enum(['balance', 'card']),
  /** The refund to the card, in the currency that was charged; null for the balance. */
  charge: z.object({ amount: z.string(), currency: z.string() }).nullable(),
  /** False while the provider has not confirmed it. */
  done: z.boolean(),
  remark: name,
  at: instant,
});

/** The payment for one target. */
export const receiptPayment = z.object({
  /** The order or package itself, an extra payment, or a service. */
  kind: z.string(),
  ref: z.string(),
  payment_id: id,
  method: z.string(),
  amount_fen: fenOut,
  /**
   * For the whole payment, which may include other orders: units of `currency` for one yuan, and the day of the rate at
   * its source; null for CNY.
   */
  charge: z.object({
    payment_fen: fenOut,
    amount: z.string(),
    currency: z.string(),
    rate: z.string(),
    rate_as_of: z.string().nullable(),
    /** The rate of the day and the exchange margin in hundredths of a per cent that `rate` contains; absent without one. */
    day_rate: z.string().optional(),
    margin_bp: z.int().optional(),
  }),
  paid_at: instant,
  refunds: z.array(receiptRefund),
});

const landedPart = z.object({ low_fen: fenOut.nullable(), high_fen: fenOut.nullable() });

/** Shipping method of a package, with its weights. */
export const receiptShipping = z.object({
  method: name,
  carrier: z.string(),
  country: z.string(),
  declared_value_fen: fenOut,
  quoted: z.object({ real_g: gram, volumetric_g: gram, chargeable_g: gram }),
  /** The latest last; it counts. */
  weighings: z.array(
    z.object({
      weight_g: gram,
      length_mm: millimetre,
      width_mm: millimetre,
      height_mm: millimetre,
      chargeable_g: gram,
      quoted_fee_fen: fenOut,
      fee_fen: fenOut,
      outcome: z.string(),
      at: instant,
    }),
  ),
  insurance: z.object({ name, cover_fen: fenOut }).nullable(),
  /** Duty and tax as estimated when the package was made; null without an estimate. */
  landed_cost: z
    .object({
      at: instant,
      value_fen: fenOut,
      shipping_fen: fenOut,
      duty: landedPart,
      tax: landedPart,
      fees: landedPart,
      total: landedPart,
      /** The version of the country's figures, and yuan for one unit of their currency with its day. */
      version: z.int().nullable(),
      rate: z.string().nullable(),
      rate_day: z.string().nullable(),
    })
    .nullable(),
  tracking: z.object({ carrier: z.string(), number: z.string(), shipped_at: instant }).nullable(),
  photos: z.array(receiptPhoto),
  /** The payments of the insurance to the balance. */
  claims: z.array(z.object({ ref: z.string(), paid_fen: fenOut, decided_at: instant })),
});

/** They agree with the ledger (specification 31.7). */
export const receiptTotals = z.object({
  paid_fen: fenOut,
  refunded_fen: fenOut,
  /** The payments less the refunds. */
  kept_fen: fenOut,
  /** The payments of the insurance of a package. */
  compensated_fen: fenOut,
});

/** All that a receipt says (specification 31.6). Nothing in it depends on who reads it, when and in which language. */
export const receiptContent = z.object({
  format: z.literal('caravan.receipt/1'),
  subject: z.enum(receiptSubjects),
  number: z.string(),
  currency: z.literal('CNY'),
  /** Null if the seller is unknown, and for packages. */
  seller: z.string().nullable(),
  created_at: instant,
  paid_at: instant.nullable(),
  goods: z.array(receiptGoods),
  amounts: z.array(receiptAmount),
  /** The sum of `amounts`. */
  amount_fen: fenOut,
  extras: z.array(receiptExtra),
  services: z.array(receiptService),
  shipping: receiptShipping.nullable(),
  payments: z.array(receiptPayment),
  totals: receiptTotals,
});

/** Seller and buyer. They are no part of the content, whose hash covers no person and no address. */
export const receiptParties = z.object({
  /** The company behind the shop; the shop's name if staff have written none. */
  seller: z.object({
    name: z.string(),
    address: z.string().nullable(),
    registration: z.string().nullable(),
    email: z.string(),
  }),
  /** By the billing address of the payment, otherwise by the order or the package. */
  buyer: z.object({
    name: z.string().nullable(),
    /** The lines of the address as its country writes them, and the country's code. */
    address: z.object({ lines: z.array(z.string()), country: z.string() }).nullable(),
    email: z.string().nullable(),
  }),
});

/** A receipt as the API answers it (specification 31.5 and 31.6). */
export const receipt = z.object({
  content: receiptContent,
  /** SHA-256 of the content in canonical form (RFC 8785). */
  hash,
  parties: receiptParties,
  /** Signed URLs of its photos, which expire and are no part of the content. */
  links: z.array(z.object({ id, url: z.string(), thumb_url: z.string() })),
});

export type ReceiptPhoto = z.infer<typeof receiptPhoto>;
export type ReceiptAmount = z.infer<typeof receiptAmount>;
export type ReceiptStored = z.infer<typeof receiptStored>;
export type ReceiptGoods = z.infer<typeof receiptGoods>;
export type ReceiptExtra = z.infer<typeof receiptExtra>;
export type ReceiptService = z.infer<typeof receiptService>;
export type ReceiptRefund = z.infer<typeof receiptRefund>;
export type ReceiptPayment = z.infer<typeof receiptPayment>;
export type ReceiptShipping = z.infer<typeof receiptShipping>;
export type ReceiptTotals = z.infer<typeof receiptTotals>;
export type ReceiptParties = z.infer<typeof receiptParties>;
export type ReceiptContent = z.infer<typeof receiptContent>;
export type Receipt = z.infer<typeof receipt>;
