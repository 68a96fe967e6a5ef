/** CNY in fen, always a safe integer; the only form in which money exists inside. */
export type Fen = number;

/** Largest single amount that any form or call accepts: ten million yuan. */
export const maxFen: Fen = 1_000_000_000;

export const isFen = (value: number): boolean => Number.isSafeInteger(value);

/** Sum of amounts in fen; throws on anything that is not a safe integer, so that no fraction ever enters a total. */
export const sumFen = (amounts: readonly Fen[]): Fen =>
  amounts.reduce((total, amount) => {
    if (!isFen(amount) || !isFen(total + amount)) throw new RangeError(`not an amount in fen: ${amount}`);
    return total + amount;
  }, 0);

const groups = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** `123456` → `¥1,234.56`: two decimals, thousands grouped, yen sign by default (storefront.md 9). */
export const formatFen = (fen: Fen, sign = '¥'): string => {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  return `${fen < 0 ? '-' : ''}${sign}${groups(digits.slice(0, -2))}.${digits.slice(-2)}`;
};

/** A balance names its country: `CN ¥1,234.50`. */
export const formatBalance = (fen: Fen): string => formatFen(fen, 'CN ¥');
