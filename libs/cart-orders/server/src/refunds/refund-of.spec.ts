import { shopTotals } from '@caravan/cart-orders/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { droppedFee, refundOf, requestedFee } from './refund-of.ts';

const line = (
  unitPriceFen: number,
  quantity: number,
  { arrived = 0, refunded = 0, discountFen = 0, bought = 0, serviceFeeFen = 0 } = {},
) => ({
  unitPriceFen,
  discountFen,
  serviceFeeFen,
  boughtQuantity: Math.max(arrived, bought),
  quantity,
  receivedQuantity: arrived,
  refundedQuantity: refunded,
});

test.each([
  ['nothing arrived: goods and shipping', [line(5_000, 2), line(100, 1)], 10_900],
  ['a line arrived: the others, without shipping', [line(5_000, 2, { arrived: 2 }), line(100, 1)], 100],
  ['one piece of three arrived: the other two', [line(5_000, 3, { arrived: 1 }), line(100, 1)], 10_100],
  ['everything arrived: nothing', [line(5_000, 2, { arrived: 2 })], 0],
  ['a part refunded, nothing arrived: the rest and the shipping', [line(5_000, 2, { refunded: 1 })], 5_800],
  ['refunded before: nothing more', [line(5_000, 2, { arrived: 2 }), line(100, 1, { refunded: 1 })], 0],
  ['one piece arrived, one refunded: the third', [line(5_000, 3, { arrived: 1, refunded: 1 })], 5_000],
  ['goods for nothing: the shipping', [line(0, 999)], 800],
  ['goods with a discount: what was paid', [line(5_000, 2, { discountFen: 999 })], 9_801],
  [
    'the last of three pieces: the largest part of the discount',
    [line(100, 3, { arrived: 1, refunded: 1, discountFen: 20 })],
    93,
  ],
  ['goods that are not bought: with their service fee', [line(5_000, 2, { serviceFeeFen: 501 })], 11_301],
  ['goods that are bought: without it', [line(5_000, 2, { serviceFeeFen: 501, bought: 2 })], 10_800],
  [
    'one piece of three bought: the fee of the other two',
    [line(5_000, 3, { serviceFeeFen: 751, bought: 1 })],
    15_000 + 500 + 800,
  ],
  [
    'a piece refunded before with its fee: the fee of the rest',
    [line(5_000, 3, { serviceFeeFen: 751, refunded: 1 })],
    10_000 + 501 + 800,
  ],
  ['no lines: nothing', [], 0],
])('%s', (_, lines, fen) => {
  expect(refundOf({ order: { domesticShippingFen: 800 }, lines })).toBe(fen);
});

const anyLine = fc.record({
  unit_price_fen: fc.integer({ min: 0, max: 1_000_000_000 }),
  quantity: fc.integer({ min: 1, max: 999 }),
  domestic_shipping_fen: fc.integer({ min: 0, max: 1_000_000_000 }),
  photo: fc.record({ fee_fen: fc.integer({ min: 0, max: 200_000 }) }),
  arrived: fc.nat(999),
  refunded: fc.nat(999),
});

test('a refund never covers photos, and never exceeds the rest of the payment', () => {
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 20 }), (lines) => {
      const totals = shopTotals(lines);
      const rows = lines.map((one) => {
        const arrived = Math.min(one.arrived, one.quantity);
        return line(one.unit_price_fen, one.quantity, {
          arrived,
          refunded: Math.min(one.refunded, one.quantity - arrived),
        });
      });
      const refund = refundOf({ order: { domesticShippingFen: totals.domestic_shipping_fen }, lines: rows });
      expect(refund).toBeLessThanOrEqual(totals.amount_fen - totals.photo_fen);
      if (rows.every((row) => row.receivedQuantity + row.refundedQuantity === 0))
        expect(refund).toBe(totals.amount_fen - totals.photo_fen);
      expect(refund).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('the service fee of refunded pieces never exceeds it, and is all of it if none was bought', () => {
  const steps = fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 9 }), buys: fc.boolean() }), { maxLength: 20 });
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 60 }), steps, (serviceFeeFen, quantity, taken) => {
      let bought = 0;
      let refunded = 0;
      let back = 0;
      const now = () => line(100, quantity, { serviceFeeFen, bought, refunded });
      for (const { pieces, buys } of taken) {
        const count = Math.min(pieces, quantity - bought - refunded);
        if (buys) bought += count;
        else {
          back += droppedFee(now(), count);
          refunded += count;
        }
        expect(requestedFee(now())).toBeLessThanOrEqual(serviceFeeFen - back);
      }
      const rest = requestedFee(now());
      expect(back + rest).toBeLessThanOrEqual(serviceFeeFen);
      if (bought === 0) expect(back + rest).toBe(serviceFeeFen);
    }),
  );
});
