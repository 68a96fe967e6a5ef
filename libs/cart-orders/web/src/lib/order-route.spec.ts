import { anOrder } from '@caravan/cart-orders/contract/testing';
import { expect, test } from 'vitest';
import type { Order, OrderEvent } from '@caravan/cart-orders/contract';
import { routeOf } from './order-route.ts';

const at = '2026-11-20T08:00:00.000Z';
const past = (events: OrderEvent[], status: Order['status']): Order['timeline'] =>
  events.map((event) => ({ status, event, at, by: 'system', note: null }));

const words = (status: Order['status'], events: OrderEvent[]) =>
  routeOf(anOrder({ status, timeline: past(events, status) })).map(({ state, name }) => `${state} ${name}`);

test.each([
  ['pending_payment', ['placed'], ['current placed', 'next paid', 'next processing', 'next in_stock', 'next packed']],
  ['paid', ['placed', 'paid'], ['done placed', 'current paid', 'next processing', 'next in_stock', 'next packed']],
  [
    'processing',
    ['placed', 'paid', 'processing', 'received'],
    ['done placed', 'done paid', 'done processing', 'current received', 'next in_stock', 'next packed'],
  ],
  ['in_stock', ['placed', 'in_stock'], ['done placed', 'current in_stock', 'next packed']],
  [
    'refund_processing',
    ['placed', 'paid', 'refund_requested'],
    ['done placed', 'done paid', 'current refund_requested'],
  ],
  ['cancelled', ['placed', 'expired'], ['done placed', 'stopped expired']],
  [
    'refunded',
    ['placed', 'paid', 'refund_requested', 'refunded'],
    ['done placed', 'done paid', 'done refund_requested', 'stopped refunded'],
  ],
] as [Order['status'], OrderEvent[], string[]][])('%s after %j', (status, events, route) => {
  expect(words(status, events)).toEqual(route);
});

test('every stop has a unique key, also for repeated events', () => {
  const keys = routeOf(
    anOrder({ timeline: past(['placed', 'paid', 'refund_requested', 'refund_withdrawn', 'refund_requested'], 'paid') }),
  ).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
