import type { Fen } from './money.ts';

/** Fen in another currency at a decimal-string rate (units of it per yuan), in its minor units by `digits`; half away from zero. */
export const convertFen = (fen: Fen, rate: string, digits = 2): number => {
  const [whole = '0', fraction = ''] = rate.split('.');
  const scaled = BigInt(whole + fraction) * BigInt(fen) * 10n ** BigInt(digits);
  const divisor = 100n * 10n ** BigInt(fraction.length);
  const half = (scaled < 0n ? -divisor : divisor) / 2n;
  return Number((scaled + half) / divisor);
};
