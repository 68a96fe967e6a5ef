import { sumFen, type Fen } from './money.ts';

/**
 * Shares an amount in proportion to weights by largest remainder: the shares are whole, add up to the amount, and differ
 * from the exact proportion by less than one fen. No share is above its weight if the amount is at most their sum. The
 * first of equal remainders gets the fen.
 */
export const shareFen = (amount: Fen, weights: readonly Fen[]): Fen[] => {
  const total = BigInt(sumFen(weights));
  if (amount === 0 || total === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((part) => Number(part / total));
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  const left = amount - sumFen(shares);
  const extra = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return shares.map((share, index) => share + (extra.has(index) ? 1 : 0));
};
