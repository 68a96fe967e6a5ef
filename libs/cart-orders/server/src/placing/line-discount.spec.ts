import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountOfPieces, heldForPieces, nextRefunded, nextReturned } from './line-discount.ts';

test('the pieces of a line share its discount, the last ones the most', () => {
  const line = { discountFen: 11, quantity: 4 };
  const parts = [0, 1, 2, 3].map((from) => discountOfPieces(line, { from, to: from + 1 }));
  expect(parts).toEqual([2, 3, 3, 3]);
  expect(heldForPieces(line, 10, { from: 0, to: 4 })).toBe(29);
  expect(heldForPieces(line, 2, { from: 0, to: 4 })).toBe(0);
});

test('refunded pieces count from the first one, returned pieces from the last one', () => {
  expect(nextRefunded({ refundedQuantity: 2 }, 3)).toEqual({ from: 2, to: 5 });
  expect(nextReturned({ quantity: 9, returnedQuantity: 2 }, 3)).toEqual({ from: 4, to: 7 });
  expect(nextReturned({ quantity: 3, returnedQuantity: 3 }, 2)).toEqual({ from: 0, to: 2 });
});

/** A line whose pieces are refunded or go back in any order, and may become cheaper once in between. */
const histories = fc.record({
  priceFen: fc.integer({ min: 0, max: 100_000 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  quantity: fc.integer({ min: 1, max: 60 }),
  steps: fc.array(fc.record({ pieces: fc.integer({ min: 1, max: 9 }), isReturn: fc.boolean() }), { maxLength: 20 }),
  cheaperFen: fc.integer({ min: 0, max: 100_000 }),
  cheaperAfter: fc.nat(20),
});

test('what is refunded never exceeds what was paid, and is all of it when every piece is gone', () => {
  fc.assert(
    fc.property(histories, ({ priceFen, share, quantity, steps, cheaperFen, cheaperAfter }) => {
      const discountFen = Math.floor(priceFen * quantity * share);
      const line = { discountFen, quantity };
      const paid = priceFen * quantity - discountFen;
      let price = priceFen;
      let refunded = 0;
      let returned = 0;
      let given = 0;
      let back = 0;
      const go = (range: { from: number; to: number }) => {
        given += heldForPieces(line, price, range);
        back += discountOfPieces(line, range);
      };
      const become = (cheaper: number) => {
        const rest = { from: refunded, to: quantity - returned };
        given += heldForPieces(line, price, rest) - heldForPieces(line, cheaper, rest);
        price = cheaper;
      };
      steps.forEach(({ pieces, isReturn }, index) => {
        if (index === cheaperAfter) become(Math.min(priceFen, cheaperFen));
        const count = Math.min(pieces, quantity - refunded - returned);
        go(
          isReturn
            ? nextReturned({ quantity, returnedQuantity: returned }, count)
            : nextRefunded({ refundedQuantity: refunded }, count),
        );
        if (isReturn) returned += count;
        else refunded += count;
        expect(given).toBeLessThanOrEqual(paid);
        expect(back).toBeLessThanOrEqual(discountFen);
      });
      go(nextRefunded({ refundedQuantity: refunded }, quantity - refunded - returned));
      expect(given).toBe(paid);
      expect(back).toBe(discountFen);
    }),
  );
});
