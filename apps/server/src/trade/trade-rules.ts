import type { ModelExtra, ModelLine, ModelOrder, ModelPayment, OrderedModelLine, TradeModel } from './trade-model.ts';

export const hour = 3_600_000;
const photoFen = 200;
const refundWithin = 72 * hour;

/** The amount of one shop's lines: goods, photos, and the highest domestic shipping once. */
export const amountOf = (lines: readonly ModelLine[]): { amountFen: number; shippingFen: number } => {
  let goods = 0;
  let photos = 0;
  let shipping = 0;
  for (const line of lines) {
    goods += line.unitFen * line.quantity;
    photos += line.photos * photoFen;
    if (line.shippingFen > shipping) shipping = line.shippingFen;
  }
  return { amountFen: goods + photos + shipping, shippingFen: shipping };
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

const heldOf = ({ state, amountFen, refundedFen }: ModelExtra): number =>
  state === 'paid' ? amountFen - refundedFen : 0;

/** Whether the order waits for the shopper. */
export const waits = (order: ModelOrder): boolean => order.question !== null || unpaidExtra(order) !== undefined;

/** Ends what an order waits for. */
export const endWaits = (order: ModelOrder): void => {
  order.question = null;
  const extra = unpaidExtra(order);
  if (extra) extra.state = 'cancelled';
};

/** Refunds all that is held for an order. */
const returnAll = (model: TradeModel, order: ModelOrder): void => {
  model.balanceFen += order.amountFen - order.refundedFen;
  order.refundedFen = order.amountFen;
  for (const extra of order.extras) {
    const held = heldOf(extra);
    model.balanceFen += held;
    extra.refundedFen += held;
  }
};

/** Cancels an order and refunds what was paid for it. */
export const giveBack = (model: TradeModel, order: ModelOrder): void => {
  if (order.paidAt !== null) returnAll(model, order);
  endWaits(order);
  order.status = 'cancelled';
};

/** The service fee of an order whose goods cost this after its discount. */
export const feeOf = ({ fee, orders }: TradeModel, paidFen: number): number => {
  const isFree = orders.filter(({ status }) => status !== 'cancelled').length < (fee?.free ?? 0);
  if (!fee || isFree || paidFen === 0) return 0;
  return Math.max(fee.leastFen, Math.floor((paidFen * fee.percent) / 100));
};

/** The parts of the pieces in a line's discount, or in its service fee, piece by piece. */
export const partsOf = (fen: number, quantity: number): number[] => {
  let given = 0;
  return Array.from({ length: quantity }, (_, piece) => {
    const part = Math.floor((fen * (piece + 1)) / quantity) - given;
    given += part;
    return part;
  });
};

/** Sums what we hold for the next pieces of a line at a price. */
export const heldAt = ({ gone, discounts }: OrderedModelLine, priceFen: number, pieces: number): number =>
  discounts.slice(gone, gone + pieces).reduce((sum, discount) => sum + Math.max(0, priceFen - discount), 0);

/** The service fee of the next pieces of a line. */
const feesOf = ({ gone, fees }: OrderedModelLine, pieces: number): number =>
  fees.slice(gone, gone + pieces).reduce((sum, fee) => sum + fee, 0);

export const left = ({ quantity, gone }: OrderedModelLine): number => quantity - gone;

/** The share of a line's extra payments that returns with its refunded pieces. */
const returnShares = (model: TradeModel, order: ModelOrder, line: OrderedModelLine): void => {
  for (const extra of order.extras) {
    if (extra.line !== line || extra.state !== 'paid') continue;
    const covered = Math.min(extra.pieces, line.gone - extra.goneBefore);
    const back = Math.ceil((extra.amountFen * covered) / extra.pieces) - extra.refundedFen;
    extra.refundedFen += back;
    model.balanceFen += back;
  }
};

/** Refunds pieces that cannot be had; the last of them cancel the order. */
export const drop = (model: TradeModel, order: ModelOrder, line: OrderedModelLine, pieces: number): void => {
  const held = heldAt(line, line.heldFen, pieces) + feesOf(line, pieces);
  line.gone += pieces;
  if (order.lines.every((one) => left(one) === 0)) return giveBack(model, order);
  const own = held + (left(line) === 0 ? line.photos * photoFen : 0);
  order.refundedFen += own;
  model.balanceFen += own;
  returnShares(model, order, line);
};

/** Nothing is bought of what a question or an extra payment is about. */
export const doWithout = (model: TradeModel, order: ModelOrder, line: OrderedModelLine | null): void =>
  line ? drop(model, order, line, left(line)) : giveBack(model, order);

export const extraCanBePaid = ({ now }: TradeModel, order: ModelOrder, extra: ModelExtra | undefined): boolean =>
  extra !== undefined && extra.state === 'unpaid' && order.status === 'paid' && now < extra.dueAt;

export const becomeExtraPaid = (order: ModelOrder, extra: ModelExtra): void => {
  extra.state = 'paid';
  if (!extra.line) order.feeUnknown = false;
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

/** The goods that are left, domestic shipping and all extra payments; photos stay paid, and the service fee of bought goods. */
export const refund = (model: TradeModel, order: ModelOrder): void => {
  for (const line of order.lines) {
    const fee = order.before === 'paid' ? feesOf(line, left(line)) : 0;
    const own = heldAt(line, line.heldFen, left(line)) + fee;
    order.refundedFen += own;
    model.balanceFen += own;
    line.gone = line.quantity;
    returnShares(model, order, line);
  }
  order.refundedFen += order.shippingFen;
  model.balanceFen += order.shippingFen;
  for (const extra of order.extras) {
    const held = heldOf(extra);
    extra.refundedFen += held;
    model.balanceFen += held;
  }
  order.status = 'refunded';
};

/** The deadline of a question or an extra payment has passed. */
const expire = (model: TradeModel, order: ModelOrder): void => {
  const { question } = order;
  const extra = unpaidExtra(order);
  if (question && model.now >= question.dueAt) {
    order.question = null;
    doWithout(model, order, question.line);
  } else if (extra && model.now >= extra.dueAt) {
    extra.state = 'cancelled';
    doWithout(model, order, extra.line);
  }
};

/** Applies the effects of the jobs after the clock has moved. */
export const passTime = (model: TradeModel, milliseconds: number): void => {
  model.now += milliseconds;
  for (const order of model.orders) {
    if (order.status === 'pending_payment' && model.now >= order.expiresAt) order.status = 'cancelled';
    expire(model, order);
  }
  for (const payment of model.payments) {
    if (payment.status === 'pending' && payment.expiresAt !== null && model.now > payment.expiresAt)
      payment.status = 'expired';
  }
};
