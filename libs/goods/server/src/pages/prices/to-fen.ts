import { maxFen, type Fen } from '@caravan/kernel';

const decimal = /^(\d{1,15})(?:\.(\d{1,10}))?$/;

const scaled = (text: string): { value: bigint; digits: number } | null => {
  const match = decimal.exec(text);
  if (!match) return null;
  const fraction = match[2] ?? '';
  return { value: BigInt(`${match[1]}${fraction}`), digits: fraction.length };
};

/**
 * Converts a decimal amount of a foreign currency to fen, at `rate` yuan per unit. Half a fen rounds up. Null for an
 * amount that no order can have.
 */
export const toFen = (amount: string, rate: string): Fen | null => {
  const price = scaled(amount);
  const factor = scaled(rate);
  if (!price || !factor) return null;
  const divisor = 10n ** BigInt(price.digits + factor.digits);
  const fen = (price.value * factor.value * 100n + divisor / 2n) / divisor;
  return fen <= BigInt(maxFen) ? Number(fen) : null;
};
