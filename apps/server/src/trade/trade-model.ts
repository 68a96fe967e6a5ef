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

export interface ModelOrder {
  number: string;
  status: OrderStatus;
  amountFen: number;
  photoFen: number;
  expiresAt: number;
  paidAt: number | null;
  /** The status to which it returns if the refund request ends. */
  before: OrderStatus | null;
}

export interface ModelPayment {
  id: string;
  url: string;
  status: PaymentStatus;
  amountFen: number;
  /** Null for a recharge. */
  order: ModelOrder | null;
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
  if (inTime && canBePaid(model, payment.order)) {
    payment.status = 'succeeded';
    becomePaid(model, payment.order);
    return;
  }
  model.balanceFen += payment.amountFen;
  if (inTime) payment.status = 'failed';
};

export const mayAskRefund = ({ now }: TradeModel, order: ModelOrder): boolean =>
  (order.status === 'paid' || order.status === 'processing') &&
  order.paidAt !== null &&
  now <= order.paidAt + refundWithin;

export const refundable = (order: ModelOrder): number => order.amountFen - order.photoFen;

/** Applies the effects of the jobs after the clock has moved. */
export const passTime = (model: TradeModel, milliseconds: number): void => {
  model.now += milliseconds;
  for (const order of model.orders)
    if (order.status === 'pending_payment' && model.now >= order.expiresAt) order.status = 'cancelled';
  for (const payment of model.payments) {
    if (payment.status === 'pending' && payment.expiresAt !== null && model.now > payment.expiresAt)
      payment.status = 'expired';
  }
};
