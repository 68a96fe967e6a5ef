import { shopTotals } from '@caravan/cart-orders/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOf } from './refund-of.ts';

const at = new Date('2026-11-20T08:00:00Z');
const line = (unitPriceFen: number, quantity: number, state: 'missing' | 'arrived' | 'refunded' = 'missing') => ({
  unitPriceFen,
  quantity,
  receivedAt: state === 'arrived' ? at : null,
  refundedAt: state === 'refunded' ? at : null,
});

test.each([
  ['nothing arrived: goods and shipping', [line(5_000, 2), line(100, 1)], 10_900],
  ['a part arrived: what has not, without shipping', [line(5_000, 2, 'arrived'), line(100, 1)], 100],
  ['everything arrived: nothing', [line(5_000, 2, 'arrived')], 0],
  ['given back before: nothing more', [line(5_000, 2, 'arrived'), line(100, 1, 'refunded')], 0],
  ['goods for nothing: the shipping', [line(0, 999)], 800],
  ['no lines: nothing', [], 0],
])('%s', (_, lines, fen) => {
  expect(refundOf({ order: { domesticShippingFen: 800 }, lines })).toBe(fen);
});

const anyLine = fc.record({
  unit_price_fen: fc.integer({ min: 0, max: 1_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  domestic_shipping_fen: fc.integer({ min: 0, max: 1_000_000_000 }),
  photo: fc.record({ count: fc.integer({ min: 0, max: 20 }) }),
  arrived: fc.boolean(),
});

test('a refund never covers photos, and never exceeds the rest of the payment', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), (lines) => {
      const totals = shopTotals(lines);
      const rows = lines.map((one) => line(one.unit_price_fen, one.quantity, one.arrived ? 'arrived' : 'missing'));
      const refund = refundOf({ order: { domesticShippingFen: totals.domestic_shipping_fen }, lines: rows });
      expect(refund).toBeLessThanOrEqual(totals.amount_fen - totals.photo_fen);
      if (lines.every((one) => !one.arrived)) expect(refund).toBe(totals.amount_fen - totals.photo_fen);
      expect(refund).toBeGreaterThanOrEqual(0);
    }),
  );
});
