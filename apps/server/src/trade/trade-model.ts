import type { OrderStatus } from '@caravan/cart-orders/contract';
import type { PaymentStatus } from '@caravan/fund-payment/contract';

/** A line that was entered by hand, in its simplest form. */
export interface ModelLine {
  id: string;
  unitFen: number;
  quantity: number;
  photos: number;
  shippingFen: number;
}

/** A payment in addition to an order. */
export interface ModelExtra {
  ref: string;
  amountFen: number;
  dueAt: number;
  state: 'unpaid' | 'paid' | 'cancelled';
}

export interface ModelOrder {
  number: string;
  status: OrderStatus;
  amountFen: number;
  photoFen: number;
  expiresAt: number;
  paidAt: number | null;
  /** The status to which it returns if the refund request ends. */
  before: OrderStatus | null;
  /** The shop's fee for domestic shipping is unknown. */
  feeUnknown: boolean;
  /** The open question about the fee. */
  question: { amountFen: number; dueAt: number } | null;
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

/** The expected state of a shopper, computed without the server's code. */
export interface TradeModel {
  now: number;
  balanceFen: number;
  cart: ModelLine[];
  orders: ModelOrder[];
  payments: ModelPayment[];
}

export const emptyModel = (now: number): TradeModel => ({ now, balanceFen: 0, cart: [], orders: [], payments: [] });

export const hour = 3_600_000;
const photoFen = 200;
const refundWithin = 72 * hour;

/** The amount of one shop's lines: goods, photos, and the highest domestic shipping once. */
export const amountOf = (lines: readonly ModelLine[]): { amountFen: number; photoFen: number } => {
  let goods = 0;
  let photos = 0;
  let shipping = 0;
  for (const line of lines) {
    goods += line.unitFen * line.quantity;
    photos += line.photos * photoFen;
    if (line.shippingFen > shipping) shipping = line.shippingFen;
  }
  return { amountFen: goods + photos + shipping, photoFen: photos };
};

export const canBePaid = ({ now }: TradeModel, order: ModelOrder): boolean =>
  order.status === 'pending_payment' && now < order.expiresAt;

export const becomePaid = ({ now }: TradeModel, order: ModelOrder): void => {
  order.status = 'paid';
  order.paidAt = now;
};

/** The extra payment that waits. */
export const unpaidExtra = ({ extras }: ModelOrder): ModelExtra | undefined =>
  extras.find(({ state }) => state === 'unpaid');

/** The amount of the extra payments that were paid. */
const paidExtraFen = ({ extras }: ModelOrder): number =>
  extras.reduce((sum, extra) => sum + (extra.state === 'paid' ? extra.amountFen : 0), 0);

/** Whether the order waits for the shopper. */
export const waits = (order: ModelOrder): boolean => order.question !== null || unpaidExtra(order) !== undefined;

/** Ends what an order waits for. */
export const endWaits = (order: ModelOrder): void => {
  order.question = null;
  const extra = unpaidExtra(order);
  if (extra) extra.state = 'cancelled';
};

/** Cancels an order and refunds what was paid for it. */
export const giveBack = (model: TradeModel, order: ModelOrder): void => {
  if (order.paidAt !== null) model.balanceFen += order.amountFen + paidExtraFen(order);
  endWaits(order);
  order.status = 'cancelled';
};

export const extraCanBePaid = ({ now }: TradeModel, order: ModelOrder, extra: ModelExtra | undefined): boolean =>
  extra !== undefined && extra.state === 'unpaid' && order.status === 'paid' && now < extra.dueAt;

export const becomeExtraPaid = (order: ModelOrder, extra: ModelExtra): void => {
  extra.state = 'paid';
  order.feeUnknown = false;
};

const payableNow = (model: TradeModel, { order, extra }: ModelPayment): boolean => {
  if (!order) return false;
  return extra ? extraCanBePaid(model, order, extra) : canBePaid(model, order);
};

/** The gateway reports the success of a payment. */
export const receive = (model: TradeModel, payment: ModelPayment): void => {
  if (payment.received) return;
  payment.received = true;
  const inTime = payment.status === 'pending';
  if (payment.order === null) {
    model.balanceFen += payment.amountFen;
    if (inTime) payment.status = 'succeeded';
    return;
  }
  if (inTime && payableNow(model, payment)) {
    payment.status = 'succeeded';
    if (payment.extra) becomeExtraPaid(payment.order, payment.extra);
    else becomePaid(model, payment.order);
    return;
  }
  model.balanceFen += payment.amountFen;
  if (inTime) payment.status = 'failed';
};

export const mayAskRefund = ({ now }: TradeModel, order: ModelOrder): boolean =>
  (order.status === 'paid' || order.status === 'processing') &&
  order.paidAt !== null &&
  now <= order.paidAt + refundWithin;

/** Extra payments for domestic shipping are refunded with it. */
export const refundable = (order: ModelOrder): number => order.amountFen - order.photoFen + paidExtraFen(order);

/** Applies the effects of the jobs after the clock has moved. */
export const passTime = (model: TradeModel, milliseconds: number): void => {
  model.now += milliseconds;
  for (const order of model.orders) {
    if (order.status === 'pending_payment' && model.now >= order.expiresAt) order.status = 'cancelled';
    const due = order.question?.dueAt ?? unpaidExtra(order)?.dueAt;
    if (due !== undefined && model.now >= due) giveBack(model, order);
  }
  for (const payment of model.payments) {
    if (payment.status === 'pending' && payment.expiresAt !== null && model.now > payment.expiresAt)
      payment.status = 'expired';
  }
};
