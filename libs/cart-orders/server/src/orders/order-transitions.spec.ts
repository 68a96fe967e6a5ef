import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { orderEvents } from '@caravan/cart-orders/contract';
import { checkTransitions, type OrderStatus, orderStatuses, printTransitions } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { orderGuards } from './order-guards.ts';
import { orderTransitions, replayEvents, type WrittenEvent } from './order-transitions.ts';

const documented = fileURLToPath(new URL('../../../../../docs/states/order.md', import.meta.url));

test('the table contains every state and event, and every state is reachable', () => {
  expect(
    checkTransitions(orderTransitions, {
      states: orderStatuses,
      events: orderEvents,
      guards: Object.keys(orderGuards),
    }),
  ).toEqual([]);
});

test('the documentation shows this table', () => {
  expect(readFileSync(documented, 'utf8')).toContain(printTransitions(orderTransitions));
});

test('cancelled, refunded and in_stock are final', () => {
  const ends = orderStatuses.filter(
    (status) => !orderTransitions.some((one) => one.from === status && one.to !== status),
  );
  expect(ends).toEqual(['in_stock', 'cancelled', 'refunded']);
});

const written = (
  event: WrittenEvent['event'],
  fromStatus: OrderStatus | null,
  toStatus: OrderStatus,
  data: WrittenEvent['data'] = {},
): WrittenEvent => ({ event, fromStatus, toStatus, data });
const untilRefund = [
  written('placed', null, 'pending_payment'),
  written('paid', 'pending_payment', 'paid'),
  written('processing', 'paid', 'processing'),
  written('refund_requested', 'processing', 'refund_processing'),
];

test('a withdrawn or rejected refund leads back to the previous state', () => {
  expect(replayEvents([...untilRefund, written('refund_withdrawn', 'refund_processing', 'processing')])).toEqual({
    status: 'processing',
    faults: [],
  });
  expect(replayEvents([...untilRefund, written('refund_withdrawn', 'refund_processing', 'paid')]).faults).toHaveLength(
    1,
  );
});

test('an order whose last pieces are refunded is cancelled, and no other', () => {
  const bought = untilRefund.slice(0, 3);
  const after = (to: OrderStatus, left: number) =>
    replayEvents([...bought, written('line_dropped', 'processing', to, { pieces_left: left })]);
  expect(after('processing', 1)).toEqual({ status: 'processing', faults: [] });
  expect(after('cancelled', 0)).toEqual({ status: 'cancelled', faults: [] });
  expect(after('cancelled', 1).faults).toHaveLength(1);
  expect(after('processing', 0).faults).toHaveLength(1);
});

test('events without a transition are faults', () => {
  expect(replayEvents([written('paid', null, 'paid')]).faults).toHaveLength(1);
  expect(replayEvents([...untilRefund, written('in_stock', 'refund_processing', 'in_stock')]).faults).toHaveLength(1);
  expect(replayEvents([]).status).toBeNull();
});
