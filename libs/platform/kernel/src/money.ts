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

/** Reads what a person typed as yuan (`12`, `12.5`, `1,234.50`, `¥12`, full-width digits) into fen; undefined when it is no amount with at most two decimals. */
export const parseYuan = (text: string): Fen | undefined => {
  const plain = text.normalize('NFKC').replaceAll(/[¥\s]/g, '');
  const match = /^(\d{1,3}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const fen = Number((match[1] ?? '').replaceAll(',', '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return fen <= maxFen ? fen : undefined;
};

/** Fen in another currency at a decimal-string rate (units of it per yuan), in its minor units by `digits`; half away from zero. */
export const convertFen = (fen: Fen, rate: string, digits = 2): number => {
  const [whole = '0', fraction = ''] = rate.split('.');
  const scaled = BigInt(whole + fraction) * BigInt(fen) * 10n ** BigInt(digits);
  const divisor = 100n * 10n ** BigInt(fraction.length);
  const half = (scaled < 0n ? -divisor : divisor) / 2n;
  return Number((scaled + half) / divisor);
};
