import type { Fen } from '@caravan/kernel';

/** A decimal text as a fraction. */
const fractionOf = (decimal: string): { over: bigint; under: bigint } => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) };
};

/**
 * The greatest amount in fen that is not above an amount of another currency, at yuan for one unit of it. Hundredths of
 * a currency have the rate of the currency, in fen.
 */
export const fenBelow = (amountCents: number, yuanPerUnit: string): Fen => {
  const { over, under } = fractionOf(yuanPerUnit);
  return Number((BigInt(amountCents) * over) / under);
};

/** An amount of another currency in fen, rounded half up. */
export const fenOf = (amountCents: number, yuanPerUnit: string): Fen => {
  const { over, under } = fractionOf(yuanPerUnit);
  return Number((2n * BigInt(amountCents) * over + under) / (2n * under));
};

/** A share of an amount, of which 10,000 basis points are the whole, rounded half up. */
export const shareOf = (fen: Fen, basisPoints: number): Fen =>
  Number((2n * BigInt(fen) * BigInt(basisPoints) + 10_000n) / 20_000n);
