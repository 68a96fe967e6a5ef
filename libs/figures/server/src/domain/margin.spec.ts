import type { PaidOrderRow } from '@caravan/figures/port';
import { expect, it } from 'vitest';
import { marginOf } from './margin.ts';

const order = (number: string, over: Partial<PaidOrderRow> = {}): PaidOrderRow => ({
  period: '2026-11-24',
  number,
  paidFen: 10_000,
  bought: 2,
  settled: true,
  ...over,
});
const costs = new Map([
  ['whole', { orderNumber: 'whole', costFen: 7_000, pieces: 2 }],
  ['half', { orderNumber: 'half', costFen: 3_000, pieces: 1 }],
  ['open', { orderNumber: 'open', costFen: 3_000, pieces: 2 }],
  ['refunded', { orderNumber: 'refunded', costFen: 4_000, pieces: 2 }],
]);
const none = { orders: 0, paid_fen: 0, cost_fen: 0, without_cost: 0, without_cost_fen: 0 };
const unknown = { ...none, without_cost: 1, without_cost_fen: 10_000 };

it.each([
  ['is wholly bought', order('whole'), { ...none, orders: 1, paid_fen: 10_000, cost_fen: 7_000 }],
  ['has a purchase without an amount', order('half'), unknown],
  ['has no purchase', order('none'), unknown],
  ['is still to be bought', order('none', { bought: 0, settled: false }), unknown],
  ['is bought in part', order('open', { settled: false }), unknown],
  ['ended before anything was bought', order('none', { bought: 0, paidFen: 0 }), none],
  ['was given back after it was bought', order('refunded', { paidFen: 0 }), { ...none, orders: 1, cost_fen: 4_000 }],
  ['kept the photo fee though nothing was bought', order('none', { bought: 0, paidFen: 10_000 }), unknown],
])('an order that %s', (_, paid, margin) => {
  expect(marginOf([paid], costs)).toEqual(margin);
});
