import type { QuestionOption } from '@caravan/cart-orders/contract';
import type { OrderStatus, PaymentStatus } from '@caravan/kernel';

/** A line that was entered by hand, in its simplest form. */
export interface ModelLine {
  id: string;
  unitFen: number;
  quantity: number;
  photos: number;
  shippingFen: number;
}

export interface OrderedModelLine extends ModelLine {
  /** The price of each piece; that of a cheaper substitute after one. */
  heldFen: number;
  /** A coupon lowers the price of each piece by its own amount. */
  discounts: readonly number[];
  /** The part of each piece in the service fee. */
  fees: readonly number[];
  /** Pieces that were refunded. */
  gone: number;
  substituted: boolean;
}

/** A payment in addition to an order. */
export interface ModelExtra {
  ref: string;
  amountFen: number;
  refundedFen: number;
  /** The line that it is for, and its pieces at that time; null for domestic shipping. */
  line: OrderedModelLine | null;
  pieces: number;
  goneBefore: number;
  dueAt: number;
  state: 'unpaid' | 'paid' | 'cancelled';
}

/** An open question: about the fee for domestic shipping, or about a line. */
export interface ModelQuestion {
  line: OrderedModelLine | null;
  options: readonly QuestionOption[];
  moreFen: number;
  /** The price of the goods offered in the line's place. */
  substituteFen: number;
  dueAt: number;
}

export interface ModelOrder {
  number: string;
  lines: OrderedModelLine[];
  shippingFen: number;
  /** From its own payment. */
  refundedFen: number;
  status: OrderStatus;
  amountFen: number;
  expiresAt: number;
  paidAt: number | null;
  /** The status to which it returns if the refund request ends. */
  before: OrderStatus | null;
  /** The shop's fee for domestic shipping is unknown. */
  feeUnknown: boolean;
  question: ModelQuestion | null;
  extras: ModelExtra[];
}

export interface ModelPayment {
  id: string;
  url: string;
  status: PaymentStatus;
  amountFen: number;
  /** Null for a recharge. */
  order: ModelOrder | null;
  /** The extra payment of the order that it pays; null if it pays the order. */
  extra: ModelExtra | null;
  expiresAt: number | null;
  /** The money has arrived, for the order or for the balance. */
  received: boolean;
}

/** The service fee of all shops; the first `free` orders of a shopper are free of it. */
export interface ModelFee {
  percent: number;
  leastFen: number;
  free: number;
}

/** The expected state of a shopper, computed without the server's code. */
export interface TradeModel {
  now: number;
  fee: ModelFee | null;
  /** The exchange margin in hundredths of a per cent. */
  marginBp: number;
  balanceFen: number;
  cart: ModelLine[];
  orders: ModelOrder[];
  payments: ModelPayment[];
}

export const emptyModel = (now: number, fee: ModelFee | null = null, marginBp = 0): TradeModel => ({
  now,
  fee,
  marginBp,
  balanceFen: 0,
  cart: [],
  orders: [],
  payments: [],
});
