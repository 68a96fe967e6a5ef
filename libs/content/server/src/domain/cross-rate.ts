const significantDigits = 10;

interface Decimal {
  digits: bigint;
  /** How many of the digits stand behind the point. */
  scale: number;
}

const decimalOf = (text: string): Decimal => {
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
};

const written = ({ digits, scale }: Decimal): string => {
  const padded = digits.toString().padStart(scale + 1, '0');
  const fraction = padded.slice(padded.length - scale).replace(/0+$/, '');
  const whole = padded.slice(0, padded.length - scale);
  return scale > 0 && fraction ? `${whole}.${fraction}` : whole;
};

/** `numerator / denominator` with so many digits behind the point, half up. */
const quotient = (numerator: Decimal, denominator: Decimal, scale: number): Decimal => {
  const dividend = numerator.digits * 10n ** BigInt(scale + denominator.scale);
  const divisor = denominator.digits * 10n ** BigInt(numerator.scale);
  return { digits: (2n * dividend + divisor) / (2n * divisor), scale };
};

/**
 * How many units of `to` one unit of `from` is, when both are known against the same third currency. Decimal arithmetic on the
 * strings, ten significant digits: no float ever touches a rate.
 */
export const crossRate = (fromPerBase: string, toPerBase: string): string => {
  const [from, to] = [decimalOf(fromPerBase), decimalOf(toPerBase)];
  if (from.digits === 0n) throw new RangeError('a rate cannot be zero');
  // Leading zeros behind the point are not significant: look at the size first.
  const rough = Number(toPerBase) / Number(fromPerBase);
  const magnitude = rough > 0 ? Math.floor(Math.log10(rough)) : 0;
  return written(quotient(to, from, Math.max(0, significantDigits - 1 - magnitude)));
};
