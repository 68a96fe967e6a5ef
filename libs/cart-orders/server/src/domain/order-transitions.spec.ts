import { orderEvents, orderStatuses, type OrderStatus } from '@caravan/cart-orders/contract';
import { expect, test } from 'vitest';
import { checkTransitions } from './check-transitions.ts';
import { orderTransitions, type OrderTransition } from './order-transitions.ts';
import { replayEvents, type WrittenEvent } from './replay-events.ts';

test('the table knows every state and event, and reaches each', () => {
  expect(checkTransitions(orderTransitions, orderEvents)).toEqual([]);
});

const step = (over: Partial<OrderTransition>): OrderTransition => ({ event: 'paid', from: 'paid', to: 'paid', by: ['staff'], guards: [], effects: [], ...over });

test.each<[string, readonly OrderTransition[], string]>([
  ['a state that nothing leads to', orderTransitions.filter((one) => one.to !== 'refunded'), 'refunded cannot be reached'],
  ['an unknown state', [...orderTransitions, step({ to: 'lost' as OrderStatus })], 'paid from paid: unknown state lost'],
  ['an unknown guard', [...orderTransitions, step({ guards: ['full_moon' as never] })], 'paid from paid: unknown guard full_moon'],
  ['a step for nobody', [...orderTransitions, step({ by: [] })], 'paid from paid: nobody may do it'],
  ['a step twice', [...orderTransitions, ...orderTransitions.slice(0, 1)], 'placed: null → pending_payment stands there twice'],
  ['an event that never happens', orderTransitions.filter((one) => one.event !== 'received'), 'received never happens'],
])('refuses %s', (_, table, fault) => {
  expect(checkTransitions(table, orderEvents)).toContain(fault);
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
