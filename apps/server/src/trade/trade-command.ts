import { listOrdersSchema } from '@caravan/cart-orders/contract/orders';
import { getBalanceSchema, getPaymentSchema } from '@caravan/fund-payment/contract/schema';
import { newId } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { TradeModel } from './trade-model.ts';
import type { TradingFloor } from './trading-floor.ts';

/** One shopper on the real server. */
export interface TradeReal {
  floor: TradingFloor;
  shopper: Caller;
}

export type Command = fc.AsyncCommand<TradeModel, TradeReal>;

export const key = () => ({ 'idempotency-key': newId() });

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
export const command = (name: string, check: (model: TradeModel) => boolean, run: (model: TradeModel, real: TradeReal) => Promise<void>): Command => ({
  toString: () => name,
  check,
  run: async (model, real) => {
    await run(model, real);
    await compare(model, real);
  },
});

export const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
/** Mostly one that the step means something for, so that runs get somewhere; every fourth time any one. */
export const pick = <T>(list: readonly T[], index: number, fits: (one: T) => boolean): T => {
  const fitting = list.filter(fits);
  return index % 4 === 3 || !fitting.length ? at(list, index) : at(fitting, index);
};

export const withOrders = (model: TradeModel): boolean => model.orders.length > 0;
