import type { NewPayment, Payment } from '@caravan/fund-payment/contract';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { expect } from 'vitest';
import { command, key, pick, withOrders, type Command, type TradeReal } from './trade-command.ts';
import type { ModelExtra, ModelOrder, ModelPayment, TradeModel } from './trade-model.ts';
import { becomeExtraPaid, becomePaid, canBePaid, extraCanBePaid, receive, unpaidExtra } from './trade-rules.ts';

const keepPayment = (
  model: TradeModel,
  { id, redirect_url, status, amount_fen, expires_at }: Payment,
  order: ModelOrder | null,
  extra: ModelExtra | null = null,
): void => {
  const expiresAt = expires_at === null ? null : Date.parse(expires_at);
  model.payments.push({
    id,
    url: redirect_url ?? '',
    status,
    amountFen: amount_fen,
    order,
    extra,
    expiresAt,
    received: false,
  });
};
const begin = ({ shopper }: TradeReal, body: NewPayment) =>
  shopper.call(createPaymentContract, { body, headers: key() });

export const recharge = (amountFen: number): Command =>
  command(
    `recharge ${amountFen}`,
    () => true,
    async (model, real) => {
      keepPayment(
        model,
        (await begin(real, { kind: 'recharge', amount_fen: amountFen, method: 'sandbox' })).data,
        null,
      );
    },
  );

export const payFromBalance = (index: number): Command =>
  command(`pay order ${index} from the balance`, withOrders, async (model, real) => {
    const order = pick(model.orders, index, (one) => canBePaid(model, one) && one.amountFen <= model.balanceFen);
    const answer = await begin(real, { kind: 'order', refs: [order.number], method: 'balance' });
    if (!canBePaid(model, order)) return expect(answer.status).toBe(409);
    if (model.balanceFen < order.amountFen) return expect(answer.reason).toBe('insufficient_balance');
    expect(answer.data.status).toBe('succeeded');
    model.balanceFen -= order.amountFen;
    becomePaid(model, order);
  });

export const payBySandbox = (index: number): Command =>
  command(`pay order ${index} at the gateway`, withOrders, async (model, real) => {
    const order = pick(model.orders, index, (one) => canBePaid(model, one));
    const answer = await begin(real, { kind: 'order', refs: [order.number], method: 'sandbox' });
    if (canBePaid(model, order)) keepPayment(model, answer.data, order);
    else expect(answer.status).toBe(409);
  });

/** Pays the extra payment of an order, usually one that waits. */
export const payExtra = (index: number, method: 'balance' | 'sandbox'): Command =>
  command(`pay the extra of order ${index} by ${method}`, withOrders, async (model, real) => {
    const order = pick(model.orders, index, (one) => extraCanBePaid(model, one, unpaidExtra(one)));
    const extra = unpaidExtra(order) ?? order.extras.at(-1);
    const refs = [extra?.ref ?? `${order.number}-1`];
    const answer = await begin(real, { kind: 'order_extra', refs, method });
    if (!extra) return expect(answer.status).toBe(404);
    if (!extraCanBePaid(model, order, extra)) return expect(answer.status).toBe(409);
    if (method === 'sandbox') return keepPayment(model, answer.data, order, extra);
    if (model.balanceFen < extra.amountFen) return expect(answer.reason).toBe('insufficient_balance');
    expect(answer.data.status).toBe('succeeded');
    model.balanceFen -= extra.amountFen;
    becomeExtraPaid(order, extra);
  });

const sendOutcome = (payment: ModelPayment, outcome: 'succeeded' | 'failed', { tradeServer }: TradeReal) =>
  tradeServer.server().app.inject({
    method: 'POST',
    url: payment.url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });

export const webhook = (index: number, outcome: 'succeeded' | 'failed', times: number): Command =>
  command(
    `gateway: payment ${index} ${outcome} × ${times}`,
    (model) => model.payments.length > 0,
    async (model, real) => {
      const payment = pick(model.payments, index, (one) => !one.received);
      const answers = await Promise.all(Array.from({ length: times }, () => sendOutcome(payment, outcome, real)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 303));
      if (outcome === 'succeeded') receive(model, payment);
      else if (payment.status === 'pending') payment.status = 'failed';
    },
  );
