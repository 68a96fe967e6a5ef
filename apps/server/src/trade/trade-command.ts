import { listOrdersContract } from '@caravan/cart-orders/contract/orders';
import { getBalanceContract, getPaymentContract } from '@caravan/fund-payment/contract/schema';
import { newId } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { TradeModel } from './trade-model.ts';
import { unpaidExtra } from './trade-rules.ts';
import type { TradeServer } from './trade-server.ts';

/** The real server with one shopper. */
export interface TradeReal {
  tradeServer: TradeServer;
  shopper: Caller;
}

export type Command = fc.AsyncCommand<TradeModel, TradeReal>;

/** A change of an order that knows whether it would succeed now. */
export interface Change {
  fits: (model: TradeModel) => boolean;
  command: Command;
}

export const key = () => ({ 'idempotency-key': newId() });

/** Compares the server's state with the model. */
const compare = async (model: TradeModel, { shopper }: TradeReal): Promise<void> => {
  expect((await shopper.call(getBalanceContract)).data.balance_fen).toBe(model.balanceFen);
  const { items } = (await shopper.call(listOrdersContract, { query: { page: 1, page_size: 100 } })).data;
  const seen = items.map(({ number, status, question, extra, refunded_fen: refundedFen }) => [
    number,
    { status, asked: question?.state === 'open', extraFen: extra?.amount_fen ?? 0, refundedFen },
  ]);
  const expected = model.orders.map((order) => [
    order.number,
    {
      status: order.status,
      asked: order.question !== null,
      extraFen: unpaidExtra(order)?.amountFen ?? 0,
      refundedFen: order.refundedFen + order.extras.reduce((sum, extra) => sum + extra.refundedFen, 0),
    },
  ]);
  expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
  for (const { id, status } of model.payments.slice(-3)) {
    expect((await shopper.call(getPaymentContract, { params: { id } })).data.status).toBe(status);
  }
};

/** A command that runs a step and then compares the states. */
export const command = (
  name: string,
  check: (model: TradeModel) => boolean,
  run: (model: TradeModel, real: TradeReal) => Promise<void>,
): Command => ({
  toString: () => name,
  check,
  run: async (model, real) => {
    await run(model, real);
    await compare(model, real);
  },
});

export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
/** Usually an entry to which the step applies, so that runs make progress; every fourth time any entry. */
export const pick = <T>(list: readonly T[], index: number, fits: (one: T) => boolean): T => {
  const fitting = list.filter(fits);
  return index % 4 === 3 || !fitting.length ? at(list, index) : at(fitting, index);
};

export const withOrders = (model: TradeModel): boolean => model.orders.length > 0;
