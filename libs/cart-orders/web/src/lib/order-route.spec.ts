import { anOrder, anOrderLine, aPlace } from '@caravan/cart-orders/contract/testing';
import { expect, test } from 'vitest';
import type { Order, OrderEvent } from '@caravan/cart-orders/contract';
import { routeOf } from './order-route.ts';

const at = '2026-11-20T08:00:00.000Z';
const past = (events: OrderEvent[], status: Order['status']): Order['timeline'] =>
  events.map((event) => ({ status, event, at, by: 'system', note: null }));

const words = (status: Order['status'], events: OrderEvent[]) =>
  routeOf(anOrder({ status, timeline: past(events, status) })).map(({ state, name }) => `${state} ${name}`);

test.each([
  [
    'pending_payment',
    ['placed'],
    [
      'current placed',
      'next paid',
      'next processing',
      'next in_stock',
      'next packed',
      'next shipped',
      'next delivered',
    ],
  ],
  [
    'paid',
    ['placed', 'paid'],
    [
      'done placed',
      'current paid',
      'next processing',
      'next in_stock',
      'next packed',
      'next shipped',
      'next delivered',
    ],
  ],
  [
    'processing',
    ['placed', 'paid', 'processing', 'received'],
    [
      'done placed',
      'done paid',
      'done processing',
      'current received',
      'next in_stock',
      'next packed',
      'next shipped',
      'next delivered',
    ],
  ],
  [
    'in_stock',
    ['placed', 'in_stock'],
    ['done placed', 'current in_stock', 'next packed', 'next shipped', 'next delivered'],
  ],
  [
    'refund_processing',
    ['placed', 'paid', 'refund_requested'],
    ['done placed', 'done paid', 'current refund_requested'],
  ],
  [
    'processing',
    ['placed', 'question_declined', 'line_dropped'],
    [
      'done placed',
      'done declinedPart',
      'current line_dropped',
      'next in_stock',
      'next packed',
      'next shipped',
      'next delivered',
    ],
  ],
  ['cancelled', ['placed', 'question_declined'], ['done placed', 'stopped question_declined']],
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

const received = { item_id: 'item', received_at: at };
const lineAt = (id: string, place: Parameters<typeof aPlace>[0]) => anOrderLine({ id, received, place: aPlace(place) });

test.each([
  [
    ['arrived', 'received'],
    ['current in_stock', 'next packed', 'next shipped', 'next delivered'],
  ],
  [
    ['packed', 'shipped'],
    ['done in_stock', 'current packed', 'next shipped', 'next delivered'],
  ],
  [
    ['shipped', 'received'],
    ['done in_stock', 'done packed', 'current shipped', 'next delivered'],
  ],
  [
    ['received', 'received'],
    ['done in_stock', 'done packed', 'done shipped', 'current delivered'],
  ],
  [
    ['received', 'disposed'],
    ['done in_stock', 'done packed', 'done shipped', 'current delivered'],
  ],
  [
    ['arrived', 'disposed'],
    ['current in_stock', 'next packed', 'next shipped', 'next delivered'],
  ],
  [['disposed', 'disposed'], ['current in_stock']],
] as const)('goods that are %j: the route ends with the receipt of the last line', (places, route) => {
  const lines = places.map((place, index) => lineAt(String(index), place));
  const order = anOrder({ status: 'in_stock', timeline: past(['placed', 'in_stock'], 'in_stock'), lines });
  expect(routeOf(order).map(({ state, name }) => `${state} ${name}`)).toEqual(['done placed', ...route]);
});

test('a refunded line does not hold the route up, and a cancellation says that it was ours', () => {
  const lines = [lineAt('a', 'received'), anOrderLine({ id: 'b', refunded: true, place: null })];
  const order = anOrder({ status: 'in_stock', timeline: past(['placed', 'part_refunded'], 'in_stock'), lines });
  expect(routeOf(order).at(-1)?.name).toBe('delivered');
  const timeline = past(['placed', 'cancelled'], 'cancelled').map((event) => ({ ...event, by: 'staff' as const }));
  expect(routeOf(anOrder({ status: 'cancelled', timeline })).at(-1)?.name).toBe('cancelledByStaff');
});
