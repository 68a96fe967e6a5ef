import type { OrderStatus } from '@caravan/cart-orders/contract';
import type { PaymentStatus } from '@caravan/fund-payment/contract';

/** A line by hand, as simple as one can be. */
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
  /** Where it goes back to when a refund request ends. */
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
  /** The money has come in, for whatever it was used. */
  received: boolean;
}

/** What a shopper should have, worked out without any of the server's code. */
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

/** One shop's lines: goods, photos, and the dearest shipping once. */
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

export const canBePaid = ({ now }: TradeModel, order: ModelOrder): boolean => order.status === 'pending_payment' && now < order.expiresAt;

export const becomePaid = ({ now }: TradeModel, order: ModelOrder): void => {
  order.status = 'paid';
  order.paidAt = now;
};

/** The gateway's word that the money is there. */
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
  (order.status === 'paid' || order.status === 'processing') && order.paidAt !== null && now <= order.paidAt + refundWithin;

export const refundable = (order: ModelOrder): number => order.amountFen - order.photoFen;

/** What the sweeps end once the clock has moved. */
export const passTime = (model: TradeModel, milliseconds: number): void => {
  model.now += milliseconds;
  for (const order of model.orders) if (order.status === 'pending_payment' && model.now >= order.expiresAt) order.status = 'cancelled';
  for (const payment of model.payments) {
    if (payment.status === 'pending' && payment.expiresAt !== null && model.now > payment.expiresAt) payment.status = 'expired';
  }
};
