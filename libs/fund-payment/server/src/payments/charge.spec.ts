import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCurrency, inYuan, refundShare, writtenAmount } from './charge.ts';

const asOf = '2024-12-31';
const dated = (rate: string) => ({ rate, asOf });

test('yuan are charged without conversion', () => {
  expect(inYuan(26_400)).toEqual({ minor: 26_400, currency: 'CNY', rate: '1', asOf: null });
});

test.each([
  [26_400, '7.2993551', 3_617, '0.13699841'],
  [1, '7.2993551', 1, '0.13699841'],
  [10_000, '0.5', 20_000, '2'],
  [10_000, '1', 10_000, '1'],
])('%i fen at %s yuan a unit are %i hundredths, at a rate of %s', (fen, yuanPerUnit, minor, rate) => {
  expect(inCurrency(fen, 'USD', dated(yuanPerUnit))).toEqual({ minor, currency: 'USD', rate, asOf });
});

test('a charge covers the amount due and exceeds it by less than a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (fen, rate) => {
      const yuanPerUnit = `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`;
      const { minor } = inCurrency(fen, 'USD', dated(yuanPerUnit));
      const due = (fen * 10_000) / rate;
      expect(minor).toBeGreaterThanOrEqual(due - 1e-6 * due);
      expect(minor).toBeLessThanOrEqual(due + 1 + fen / 1e8 + 1e-6 * due);
    }),
  );
  expect(() => inCurrency(1, 'USD', dated('0'))).toThrow(RangeError);
});

test.each([
  [5, '0.05'],
  [3_720, '37.20'],
])('%i hundredths are written %s', (minor, written) => {
  expect(writtenAmount(minor)).toBe(written);
});

test('refunds of all items in any parts return exactly the charge', () => {
  const paid = fc.record({
    amounts: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
    chargeMinor: fc.integer({ min: 1, max: 2_000_000 }),
    shares: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(paid, ({ amounts, chargeMinor, shares }) => {
      const items = amounts.map((amountFen, index) => ({ ref: `o${index}`, amountFen }));
      const payment = { amountFen: amounts.reduce((sum, fen) => sum + fen, 0), chargeMinor, items };
      const returned = items.flatMap(({ ref, amountFen }) => {
        let refundedFen = 0;
        const parts = [...shares.map((share) => Math.floor((amountFen * share) / 100 / (shares.length + 1))), Infinity];
        return parts.map((part) => {
          const wanted = Math.min(part, amountFen - refundedFen);
          const minor = refundShare(payment, { ref, refundedFen, amountFen: wanted });
          refundedFen += wanted;
          return minor;
        });
      });
      expect(Math.min(...returned)).toBeGreaterThanOrEqual(0);
      expect(returned.reduce((sum, minor) => sum + minor, 0)).toBe(chargeMinor);
    }),
  );
  const inFen = { amountFen: 1_000, chargeMinor: 1_000, items: [{ ref: 'o', amountFen: 1_000 }] };
  expect(refundShare(inFen, { ref: 'o', refundedFen: 300, amountFen: 251 })).toBe(251);
  expect(() => refundShare(inFen, { ref: 'p', refundedFen: 0, amountFen: 1 })).toThrow(RangeError);
});
