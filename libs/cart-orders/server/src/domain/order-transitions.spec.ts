import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { orderEvents, orderStatuses, type OrderStatus } from '@caravan/cart-orders/contract';
import { checkTransitions, printTransitions } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { orderGuards } from './order-guards.ts';
import { orderTransitions } from './order-transitions.ts';
import { replayEvents, type WrittenEvent } from './replay-events.ts';

const documented = fileURLToPath(new URL('../../../../../docs/states/order.md', import.meta.url));

test('the table knows every state and event, and reaches each', () => {
  expect(checkTransitions(orderTransitions, { states: orderStatuses, events: orderEvents, guards: Object.keys(orderGuards) })).toEqual([]);
});

test('the docs show the table as it is', () => {
  expect(readFileSync(documented, 'utf8')).toContain(printTransitions(orderTransitions));
});

test('cancelled, refunded and in_stock are ends', () => {
  const ends = orderStatuses.filter((status) => !orderTransitions.some((one) => one.from === status));
  expect(ends).toEqual(['in_stock', 'cancelled', 'refunded']);
});

const written = (event: WrittenEvent['event'], fromStatus: OrderStatus | null, toStatus: OrderStatus): WrittenEvent => ({ event, fromStatus, toStatus });
const untilRefund = [
  written('placed', null, 'pending_payment'),
  written('paid', 'pending_payment', 'paid'),
  written('processing', 'paid', 'processing'),
  written('refund_requested', 'processing', 'refund_processing'),
];

test('a refund that comes to nothing leads back to where it was asked for', () => {
  expect(replayEvents([...untilRefund, written('refund_withdrawn', 'refund_processing', 'processing')])).toEqual({ status: 'processing', faults: [] });
  expect(replayEvents([...untilRefund, written('refund_withdrawn', 'refund_processing', 'paid')]).faults).toHaveLength(1);
});

test('events that the table does not know from there are faults', () => {
  expect(replayEvents([written('paid', null, 'paid')]).faults).toHaveLength(1);
  expect(replayEvents([...untilRefund, written('in_stock', 'refund_processing', 'in_stock')]).faults).toHaveLength(1);
  expect(replayEvents([]).status).toBeNull();
});
