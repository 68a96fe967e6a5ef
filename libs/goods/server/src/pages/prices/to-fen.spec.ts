import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toFen } from './to-fen.ts';

it.each([
  ['68.00', '1', 6800],
  ['45.50', '7.1234', 32411],
  ['0.005', '1', 1],
  ['0.004', '1', 0],
  ['1000000000', '1', null],
  ['12,5', '1', null],
  ['12.5', '', null],
  ['-1', '1', null],
])('%s at %s is %s fen', (amount, rate, fen) => {
  expect(toFen(amount, rate)).toBe(fen);
});

it('is exact: no amount with two decimals changes at a rate of one', () => {
  fc.assert(
    fc.property(
      fc.nat(999_999_999),
      (fen) => toFen((BigInt(fen) / 100n).toString() + '.' + String(fen % 100).padStart(2, '0'), '1.0000') === fen,
    ),
  );
});
