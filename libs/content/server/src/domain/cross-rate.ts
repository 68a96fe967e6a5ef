const significantDigits = 10;

interface Decimal {
  digits: bigint;
  /** The number of decimal places. */
  scale: number;
}

const parseDecimal = (text: string): Decimal => {
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
};

const formatDecimal = ({ digits, scale }: Decimal): string => {
  const padded = digits.toString().padStart(scale + 1, '0');
  const fraction = padded.slice(padded.length - scale).replace(/0+$/, '');
  const whole = padded.slice(0, padded.length - scale);
  return scale > 0 && fraction ? `${whole}.${fraction}` : whole;
};

/** `numerator / denominator` with `scale` decimal places, rounded half up. */
const quotient = (numerator: Decimal, denominator: Decimal, scale: number): Decimal => {
  const dividend = numerator.digits * 10n ** BigInt(scale + denominator.scale);
  const divisor = denominator.digits * 10n ** BigInt(numerator.scale);
  return { digits: (2n * dividend + divisor) / (2n * divisor), scale };
};

/**
 * The number of units of `to` for one unit of `from`, given both rates against the same base. Decimal arithmetic on
 * strings with ten significant digits, because floats are not exact.
 */
export const crossRate = (fromPerBase: string, toPerBase: string): string => {
  const from = parseDecimal(fromPerBase);
  const to = parseDecimal(toPerBase);
  if (from.digits === 0n) throw new RangeError('a rate cannot be zero');
  // Leading zeros after the point are not significant, so the magnitude sets the scale.
  const rough = Number(toPerBase) / Number(fromPerBase);
  const magnitude = rough > 0 ? Math.floor(Math.log10(rough)) : 0;
  return formatDecimal(quotient(to, from, Math.max(0, significantDigits - 1 - magnitude)));
};

/**
 * No currency of the menu doubles or halves between two updates. Such a rate is an error, and the previous rate stays.
 */
export const isPlausibleRate = (before: string, after: string): boolean => {
  const change = Number(after) / Number(before);
  return change > 0.5 && change < 2;
};
