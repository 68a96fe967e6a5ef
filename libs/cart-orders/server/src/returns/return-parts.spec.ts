import { hour } from '@caravan/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderExtra } from '../payment/order-extra.table.ts';
import { shareToReturn } from '../payment/extra-refund.ts';
import { totalOfParts } from '../work/order-waits.ts';
import { paidParts, returnParts } from './return-parts.ts';

const start = new Date('2026-11-23T08:00:00Z');
const extra = (over: Partial<OrderExtra> = {}): OrderExtra => ({
  ref: 'CV2611A1B2C3D-1',
  orderNumber: 'CV2611A1B2C3D',
  kind: 'price_rise',
  questionId: 'question',
  amountFen: 600,
  createdAt: start,
  expiresAt: new Date(start.getTime() + 72 * hour),
  paidAt: start,
  cancelledAt: null,
  refundedFen: 0,
  returnedFen: 0,
  lineId: 'line',
  pieces: 3,
  refundedBefore: 0,
  ...over,
});
const line = {
  id: 'line',
  unitPriceFen: 2_000,
  discountFen: 0,
  serviceFeeFen: 0,
  boughtQuantity: 3,
  quantity: 3,
  receivedQuantity: 3,
  refundedQuantity: 0,
  returnedQuantity: 0,
  losses: [],
};
const back = (sellerFen: number, feeFen = 0, quantity = 1) => ({ sellerFen, feeFen, quantity });

test('goods cost their price and their share of the line’s extra payments', () => {
  expect(paidParts(line, [], 2)).toEqual({ ownFen: 4_000, extras: [] });
  expect(paidParts(line, [extra()], 2)).toEqual({
    ownFen: 4_000,
    extras: [{ ref: 'CV2611A1B2C3D-1', amountFen: 400 }],
  });
  expect(paidParts(line, [extra({ paidAt: null }), extra({ lineId: 'other' })], 1).extras).toEqual([]);
  expect(paidParts({ ...line, discountFen: 100 }, [], 2).ownFen).toBe(3_933);
  const cheaper = { ...line, substitute: { unitPriceFen: 1_500 } };
  expect(paidParts(cheaper, [], 2).ownFen).toBe(3_000);
});

test('what the seller paid back returns by the extra payments first, without the fee of the way back', () => {
  const ref = 'CV2611A1B2C3D-1';
  expect(returnParts(line, [extra()], back(2_200))).toEqual({ ownFen: 2_000, extras: [{ ref, amountFen: 200 }] });
  expect(returnParts(line, [extra()], back(150))).toEqual({ ownFen: 0, extras: [{ ref, amountFen: 150 }] });
  expect(returnParts(line, [extra()], back(2_200, 500))).toEqual({ ownFen: 1_500, extras: [{ ref, amountFen: 200 }] });
  expect(returnParts(line, [extra()], back(400, 500))).toEqual({ ownFen: 0, extras: [] });
  expect(() => returnParts(line, [extra()], back(2_201))).toThrow('refund_too_high');
});

test('lost pieces keep their own part of the discount and of the extra payments', () => {
  const one = { quantity: 1, at: start };
  const lost = { ...line, discountFen: 100, losses: [one] };
  expect(paidParts({ ...line, discountFen: 100 }, [], 1).ownFen).toBe(1_966);
  expect(paidParts(lost, [], 1).ownFen).toBe(1_967);
  expect(paidParts(lost, [], 2).ownFen + 1_966).toBe(3 * 2_000 - 100);
  const extraOf = (losses: (typeof one)[]) => totalOfParts(paidParts({ ...line, losses }, [extra()], 1)) - 2_000;
  expect([[], [one], [one, one], [one, one, one]].map(extraOf)).toEqual([200, 200, 200, 0]);
  // Pieces that were lost before it was paid have no share of it.
  expect(extraOf([3, 2, 1].map((ago) => ({ ...one, at: new Date(start.getTime() - ago * hour) })))).toBe(200);
});

test('pieces that arrived never take the share of those that may still be refunded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(12),
      fc.array(fc.record({ count: fc.integer({ min: 1, max: 4 }), lost: fc.boolean() }), { maxLength: 6 }),
      (amountFen, pieces, arrived, steps) => {
        const quantity = pieces + 2;
        const received = Math.min(arrived, quantity);
        let paid = extra({ amountFen, pieces });
        let left = received;
        let lostFen = 0;
        const losses: { quantity: number; at: Date }[] = [];
        for (const { count, lost } of steps) {
          const step = Math.min(count, left);
          if (step === 0) break;
          const state = { ...line, quantity, receivedQuantity: received, losses };
          const most = paidParts(state, [paid], step);
          if (lost) {
            lostFen += most.extras[0]?.amountFen ?? 0;
            losses.push({ quantity: step, at: start });
          } else {
            const given = returnParts(state, [paid], back(totalOfParts(most), 0, step)).extras[0]?.amountFen ?? 0;
            paid = { ...paid, refundedFen: paid.refundedFen + given, returnedFen: paid.returnedFen + given };
          }
          left -= step;
          expect(paid.refundedFen + lostFen).toBeLessThanOrEqual(amountFen);
        }
        const missing = Math.min(pieces, quantity - received);
        const due = Math.ceil((amountFen * missing) / pieces);
        // An extra payment that is used up owes nothing more.
        expect(shareToReturn(paid, quantity - received)).toBe(paid.refundedFen === amountFen ? 0 : due);
        expect(paid.refundedFen + shareToReturn(paid, quantity - received)).toBeLessThanOrEqual(amountFen);
        if (missing > 0) expect(amountFen - paid.refundedFen - lostFen).toBeGreaterThanOrEqual(due);
      },
    ),
  );
});
