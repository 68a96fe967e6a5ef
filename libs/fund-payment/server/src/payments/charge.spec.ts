import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inCurrency, inYuan, refundShare, writtenAmount } from './charge.ts';

const asOf = '2024-12-31';
const dated = (rate: string) => ({ rate, asOf });

test('yuan are charged without conversion', () => {
  expect(inYuan(26_400)).toEqual({ minor: 26_400, currency: 'CNY', rate: '1', asOf: null, margin: null });
});

test.each([
  [26_400, '7.2993551', 3_617, '0.13699841'],
  [1, '7.2993551', 1, '0.13699841'],
  [10_000, '0.5', 20_000, '2'],
  [10_000, '1', 10_000, '1'],
])('%i fen at %s yuan a unit are %i hundredths, at a rate of %s', (fen, yuanPerUnit, minor, rate) => {
  expect(inCurrency(fen, 'USD', dated(yuanPerUnit))).toEqual({ minor, currency: 'USD', rate, asOf, margin: null });
});

test.each([
  [26_400, 0, 3_617, '0.13699841'],
  [26_400, 1, 3_618, '0.13701212'],
  [26_400, 200, 3_691, '0.1397943'],
  [26_400, 500, 3_808, '0.14420886'],
  [1, 500, 1, '0.14420886'],
  [0, 500, 0, '0.14420886'],
])('%i fen with a margin of %i hundredths of a per cent are %i hundredths, at %s', (fen, marginBp, minor, rate) => {
  const margin = marginBp ? { bp: marginBp, dayRate: '0.13699841' } : null;
  expect(inCurrency(fen, 'USD', { ...dated('7.2993551'), marginBp })).toEqual({
    minor,
    currency: 'USD',
    rate,
    asOf,
    margin,
  });
});

test('every margin that can be set: 0 charges the same as without, and more is never less', () => {
  const rates = ['7.2993551', '0.0461', '9.1', '1', '5.0000001'];
  for (const yuanPerUnit of rates) {
    const without = inCurrency(26_400, 'USD', dated(yuanPerUnit));
    let before = without.minor;
    for (let marginBp = 0; marginBp <= 500; marginBp += 1) {
      const { minor, margin } = inCurrency(26_400, 'USD', { ...dated(yuanPerUnit), marginBp });
      if (marginBp === 0) expect({ minor, margin }).toEqual({ minor: without.minor, margin: null });
      if (minor < before) expect.fail(`${marginBp} at ${yuanPerUnit} charges ${minor} after ${before}`);
      before = minor;
    }
  }
});

test('a charge with a margin grows with the amount, and is exceeded by less than a cent and its rate', () => {
  const wish = fc.record({
    fen: fc.integer({ min: 0, max: 100_000_000 }),
    more: fc.nat(100_000),
    yuanPerUnit: fc
      .integer({ min: 100, max: 1_000_000_000 })
      .map((rate) => `${Math.floor(rate / 1e7)}.${String(rate % 1e7).padStart(7, '0')}`),
    marginBp: fc.integer({ min: 0, max: 500 }),
  });
  fc.assert(
    fc.property(wish, ({ fen, more, yuanPerUnit, marginBp }) => {
      const rated = { ...dated(yuanPerUnit), marginBp };
      const { minor } = inCurrency(fen, 'USD', rated);
      expect(minor).toBeGreaterThanOrEqual(0);
      expect(minor).toBeGreaterThanOrEqual(inCurrency(fen, 'USD', dated(yuanPerUnit)).minor);
      expect(inCurrency(fen + more, 'USD', rated).minor).toBeGreaterThanOrEqual(minor);
      const due = fen / Number(yuanPerUnit) / (1 - marginBp / 10_000);
      expect(minor).toBeGreaterThanOrEqual(due - 1e-6 * due);
      // Both rates are rounded up by less than a hundredth of a millionth.
      expect(minor).toBeLessThanOrEqual(due + 1 + (2.1 * fen) / 1e8 + 1e-6 * due);
    }),
  );
  for (const marginBp of [-1, 10_000])
    expect(() => inCurrency(1, 'USD', { ...dated('7'), marginBp })).toThrow(RangeError);
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
