import { hour } from '@caravan/kernel';
import { expect, test } from 'vitest';
import type { OrderExtra } from '../db/order-extra.table.ts';
import { deadlineFrom, nextWake, paidExtras, refundParts, unpaidExtra } from './order-waits.ts';

const start = new Date('2026-11-23T08:00:00Z');
const after = (hours: number) => new Date(start.getTime() + hours * hour);
const extra = (over: Partial<OrderExtra> = {}): OrderExtra => ({
  ref: 'CV2611A1B2C3D-1',
  orderNumber: 'CV2611A1B2C3D',
  kind: 'domestic_fee',
  questionId: 'question',
  amountFen: 600,
  createdAt: start,
  expiresAt: deadlineFrom(start),
  paidAt: null,
  cancelledAt: null,
  refundedAt: null,
  ...over,
});
const [unpaid, paid] = [extra(), extra({ paidAt: start })];

test.each([
  [0, 24],
  [23.99, 24],
  [24, 48],
  [48, 72],
  [71, 72],
])('%s hours after the question, the next reminder or the deadline is at %s', (now, next) => {
  expect(nextWake(start, deadlineFrom(start), after(now))).toEqual(after(next));
});

test('an extra payment waits until it is paid or cancelled, and its money is held until it is refunded', () => {
  expect(unpaidExtra({ extras: [paid, unpaid] })).toBe(unpaid);
  expect(unpaidExtra({ extras: [paid, extra({ cancelledAt: start })] })).toBeNull();
  expect(paidExtras({ extras: [unpaid, paid, extra({ paidAt: start, refundedAt: start })] })).toEqual([paid]);
});

const line = (receivedQuantity: number) => ({
  unitPriceFen: 5_000,
  quantity: 2,
  receivedQuantity,
  refundedQuantity: 0,
});
const order = { domesticShippingFen: 800 };

test('a refund returns what was paid for domestic shipping while nothing has arrived', () => {
  expect(refundParts({ order, lines: [line(0)], extras: [paid] })).toEqual({ ownFen: 10_800, extraFen: 600 });
  expect(refundParts({ order, lines: [line(1)], extras: [paid] })).toEqual({ ownFen: 5_000, extraFen: 0 });
  expect(refundParts({ order, lines: [line(0)], extras: [unpaid] })).toEqual({ ownFen: 10_800, extraFen: 0 });
});
