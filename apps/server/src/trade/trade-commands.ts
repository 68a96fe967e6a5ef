import {
  approveRefundSchema,
  cancelOrderSchema,
  cancelRefundSchema,
  listOrdersSchema,
  placeOrdersSchema,
  processOrderSchema,
  rejectRefundSchema,
  requestRefundSchema,
  staffCancelOrderSchema,
} from '@caravan/cart-orders/contract/orders';
import { addToCartSchema, newLine } from '@caravan/cart-orders/contract/schema';
import type { NewPayment, Payment } from '@caravan/fund-payment/contract';
import { createPaymentSchema, getBalanceSchema, getPaymentSchema } from '@caravan/fund-payment/contract/schema';
import { newId } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import fc from 'fast-check';
import { expect } from 'vitest';
import {
  amountOf,
  becomePaid,
  canBePaid,
  hour,
  mayAskRefund,
  passTime,
  receive,
  refundable,
  type ModelOrder,
  type ModelPayment,
  type TradeModel,
} from './trade-model.ts';
import type { TradingFloor } from './trading-floor.ts';

/** One shopper on the real server. */
export interface TradeReal {
  floor: TradingFloor;
  shopper: Caller;
}

type Command = fc.AsyncCommand<TradeModel, TradeReal>;

const key = () => ({ 'idempotency-key': newId() });

/** The server has what the model has. */
const compare = async (model: TradeModel, { shopper }: TradeReal): Promise<void> => {
  expect((await shopper.call(getBalanceSchema)).data.balance_fen).toBe(model.balanceFen);
  const { items } = (await shopper.call(listOrdersSchema, { query: { page: 1, page_size: 100 } })).data;
  const states = (orders: { number: string; status: string }[]) => Object.fromEntries(orders.map(({ number, status }) => [number, status]));
  expect(states(items)).toEqual(states(model.orders));
  for (const { id, status } of model.payments.slice(-3)) {
    expect((await shopper.call(getPaymentSchema, { params: { id } })).data.status).toBe(status);
  }
};

/** A command that does something and then compares. */
const command = (name: string, check: (model: TradeModel) => boolean, run: (model: TradeModel, real: TradeReal) => Promise<void>): Command => ({
  toString: () => name,
  check,
  run: async (model, real) => {
    await run(model, real);
    await compare(model, real);
  },
});

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
/** Mostly one that the step means something for, so that runs get somewhere; every fourth time any one. */
const pick = <T>(list: readonly T[], index: number, fits: (one: T) => boolean): T => {
  const fitting = list.filter(fits);
  return index % 4 === 3 || !fitting.length ? at(list, index) : at(fitting, index);
};
const keepPayment = (model: TradeModel, { id, redirect_url, status, amount_fen, expires_at }: Payment, order: ModelOrder | null): void => {
  const expiresAt = expires_at === null ? null : Date.parse(expires_at);
  model.payments.push({ id, url: redirect_url ?? '', status, amountFen: amount_fen, order, expiresAt, received: false });
};
const begin = ({ shopper }: TradeReal, body: NewPayment) => shopper.call(createPaymentSchema, { body, headers: key() });

const recharge = (amountFen: number): Command =>
  command(`recharge ${amountFen}`, () => true, async (model, real) => {
    keepPayment(model, (await begin(real, { kind: 'recharge', amount_fen: amountFen, method: 'sandbox' })).data, null);
  });

const addLine = (line: { unitFen: number; quantity: number; photos: number; shippingFen: number }): Command =>
  command(`add ${JSON.stringify(line)}`, () => true, async (model, { shopper }) => {
    const manual = { url: '', name: `Tea ${newId()}`, spec: '250 g', shop_name: 'Tea House', unit_price_fen: line.unitFen, domestic_shipping_fen: line.shippingFen };
    const body = newLine.parse({ manual, quantity: line.quantity, photo: { count: line.photos, note: '' } });
    model.cart.push({ ...line, id: (await shopper.call(addToCartSchema, { body })).data.id });
  });

const place = (): Command =>
  command('order', (model) => model.cart.length > 0, async (model, { shopper }) => {
    const { amountFen, photoFen } = amountOf(model.cart);
    const body = { cart_ids: model.cart.map(({ id }) => id), contact: { name: 'Ada' }, note: '' };
    const headers = key();
    const { data } = await shopper.call(placeOrdersSchema, { body, headers });
    expect((await shopper.call(placeOrdersSchema, { body, headers })).data).toEqual(data);
    expect(data.orders).toMatchObject([{ amount_fen: amountFen }]);
    const number = data.orders[0]?.number ?? '';
    model.orders.push({ number, status: 'pending_payment', amountFen, photoFen, expiresAt: Date.parse(data.expires_at), paidAt: null, before: null });
    model.cart = [];
  });

const withOrders = (model: TradeModel): boolean => model.orders.length > 0;

const payFromBalance = (index: number): Command =>
  command(`pay order ${index} from the balance`, withOrders, async (model, real) => {
    const order = pick(model.orders, index, (one) => canBePaid(model, one) && one.amountFen <= model.balanceFen);
    const answer = await begin(real, { kind: 'order', refs: [order.number], method: 'balance' });
    if (!canBePaid(model, order)) return expect(answer.status).toBe(409);
    if (model.balanceFen < order.amountFen) return expect(answer.reason).toBe('insufficient_balance');
    expect(answer.data.status).toBe('succeeded');
    model.balanceFen -= order.amountFen;
    becomePaid(model, order);
  });

const payBySandbox = (index: number): Command =>
  command(`pay order ${index} at the gateway`, withOrders, async (model, real) => {
    const order = pick(model.orders, index, (one) => canBePaid(model, one));
    const answer = await begin(real, { kind: 'order', refs: [order.number], method: 'sandbox' });
    if (canBePaid(model, order)) keepPayment(model, answer.data, order);
    else expect(answer.status).toBe(409);
  });

const speak = (payment: ModelPayment, outcome: 'succeeded' | 'failed', { floor }: TradeReal) =>
  floor.server().app.inject({
    method: 'POST',
    url: payment.url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });

const webhook = (index: number, outcome: 'succeeded' | 'failed', times: number): Command =>
  command(`gateway: payment ${index} ${outcome} × ${times}`, (model) => model.payments.length > 0, async (model, real) => {
    const payment = pick(model.payments, index, (one) => !one.received);
    const answers = await Promise.all(Array.from({ length: times }, () => speak(payment, outcome, real)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 303));
    if (outcome === 'succeeded') receive(model, payment);
    else if (payment.status === 'pending') payment.status = 'failed';
  });

/** A change of an order that either happens as the model says or is refused. */
const change = (
  name: string,
  index: number,
  allowed: (model: TradeModel, order: ModelOrder) => boolean,
  call: (real: TradeReal, number: string) => Promise<{ status: number }>,
  effect: (model: TradeModel, order: ModelOrder) => void,
): Command =>
  command(`${name} order ${index}`, withOrders, async (model, real) => {
    const order = pick(model.orders, index, (one) => allowed(model, one));
    const { status } = await call(real, order.number);
    if (!allowed(model, order)) return void expect([200, 409, 422], `${name} ${order.status}`).toContain(status);
    expect(status, `${name} ${order.status}`).toBe(200);
    effect(model, order);
  });

const note = { note: '' };
const to = (status: ModelOrder['status']) => (_model: TradeModel, order: ModelOrder) => {
  order.before = order.status;
  order.status = status;
};
const back = (_model: TradeModel, order: ModelOrder) => {
  order.status = order.before ?? 'paid';
};
const waits = (_model: TradeModel, order: ModelOrder) => order.status === 'refund_processing';

const orderChanges = (index: number): Command[] => [
  change('cancel', index, (_, { status }) => status === 'pending_payment', ({ shopper }, number) => shopper.call(cancelOrderSchema, { params: { number } }), to('cancelled')),
  change(
    'process',
    index,
    (_, { status }) => status === 'paid',
    ({ floor }, number) => floor.staff.call(processOrderSchema, { params: { number }, body: { supplier_order_no: number } }),
    to('processing'),
  ),
  change(
    'staff cancel',
    index,
    (_, { status }) => ['pending_payment', 'paid', 'processing'].includes(status),
    ({ floor }, number) => floor.staff.call(staffCancelOrderSchema, { params: { number }, body: note, headers: key() }),
    (model, order) => {
      if (order.paidAt !== null) model.balanceFen += order.amountFen;
      order.status = 'cancelled';
    },
  ),
  change(
    'ask refund of',
    index,
    mayAskRefund,
    ({ shopper }, number) => shopper.call(requestRefundSchema, { params: { number }, body: { reason: 'late', destination: 'balance' }, headers: key() }),
    to('refund_processing'),
  ),
  change('take back refund of', index, waits, ({ shopper }, number) => shopper.call(cancelRefundSchema, { params: { number } }), back),
  change('reject refund of', index, waits, ({ floor }, number) => floor.staff.call(rejectRefundSchema, { params: { number }, body: note }), back),
  change(
    'approve refund of',
    index,
    waits,
    ({ floor }, number) => floor.staff.call(approveRefundSchema, { params: { number }, body: note }),
    (model, order) => {
      model.balanceFen += refundable(order);
      order.status = 'refunded';
    },
  ),
];

const wait = (hours: number): Command =>
  command(`wait ${hours} h`, () => true, async (model, { floor }) => {
    floor.server().clock.advance(hours * hour);
    await floor.sweep();
    passTime(model, hours * hour);
  });

const restart = (): Command => command('restart', () => true, async (_, { floor }) => floor.restart());

const index = fc.nat({ max: 7 });
const line = fc.record({
  unitFen: fc.integer({ min: 1, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  photos: fc.nat({ max: 4 }),
  shippingFen: fc.nat({ max: 2_000 }),
});

/** Everything that may happen between a shopper, a gateway, staff and the clock, any of it at any time. */
export const tradeCommands: fc.Arbitrary<Command>[] = [
  fc.integer({ min: 100, max: 100_000 }).map(recharge),
  line.map(addLine),
  fc.constant(place()),
  index.map(payFromBalance),
  index.map(payBySandbox),
  fc.tuple(index, fc.constantFrom('succeeded' as const, 'succeeded' as const, 'failed' as const), fc.integer({ min: 1, max: 3 })).map((args) => webhook(...args)),
  fc.tuple(index, fc.nat()).map(([which, what]) => at(orderChanges(which), what)),
  fc.tuple(index, fc.nat()).map(([which, what]) => at(orderChanges(which), what)),
  fc.constantFrom(1, 1, 1, 5, 25, 80).map(wait),
];

/** Rare, because it takes longer than all the others. */
export const rarely: fc.Arbitrary<Command> = fc.constant(restart());
