import { hour } from '@caravan/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderExtra } from '../payment/order-extra.table.ts';
import { shareToReturn } from '../payment/extra-refund.ts';
import { deadlineFrom, nextWake, heldExtras, refundParts, unpaidExtra } from './order-waits.ts';

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
  refundedFen: 0,
  returnedFen: 0,
  lineId: null,
  pieces: null,
  refundedBefore: null,
  ...over,
});
const unpaid = extra();
const paid = extra({ paidAt: start });

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
  expect(heldExtras({ extras: [unpaid, paid, extra({ paidAt: start, refundedFen: 200 })] })).toBe(1_000);
});

const line = (receivedQuantity: number) => ({
  id: 'line',
  unitPriceFen: 5_000,
  discountFen: 0,
  serviceFeeFen: 0,
  boughtQuantity: receivedQuantity,
  quantity: 2,
  receivedQuantity,
  refundedQuantity: 0,
});
const order = { domesticShippingFen: 800 };

test('a refund returns what was paid for domestic shipping while nothing has arrived', () => {
  const parts = (received: number, extras: OrderExtra[]) => refundParts({ order, lines: [line(received)], extras });
  expect(parts(0, [paid])).toEqual({ ownFen: 10_800, extras: [{ ref: paid.ref, amountFen: 600 }] });
  expect(parts(1, [paid])).toEqual({ ownFen: 5_000, extras: [] });
  expect(parts(0, [unpaid])).toEqual({ ownFen: 10_800, extras: [] });
});

test('a refund returns the share of a line’s extra payment with its pieces', () => {
  const ofLine = extra({ paidAt: start, kind: 'price_rise', lineId: 'line', pieces: 2, refundedBefore: 0 });
  const parts = (received: number) => refundParts({ order, lines: [line(received)], extras: [ofLine] });
  expect(parts(0).extras).toEqual([{ ref: ofLine.ref, amountFen: 600 }]);
  expect(parts(1).extras).toEqual([{ ref: ofLine.ref, amountFen: 300 }]);
  expect(parts(2).extras).toEqual([]);
});

test('the shares of an extra payment add up to it, however its pieces are refunded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: 1, max: 50 }),
      fc.nat(20),
      fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 30 }),
      (amountFen, pieces, refundedBefore, steps) => {
        const paidForLine = extra({ paidAt: start, amountFen, lineId: 'line', pieces, refundedBefore });
        let gone = refundedBefore;
        let refundedFen = 0;
        for (const step of [...steps, pieces]) {
          gone = Math.min(gone + step, refundedBefore + pieces);
          const share = shareToReturn({ ...paidForLine, refundedFen }, gone);
          expect(share).toBeGreaterThanOrEqual(0);
          refundedFen += share;
          expect(refundedFen).toBeGreaterThanOrEqual(Math.floor((amountFen * (gone - refundedBefore)) / pieces));
        }
        expect(refundedFen).toBe(amountFen);
      },
    ),
  );
});
