import { isFen, type Fen } from '@caravan/kernel';

/** The amount charged, and its rate. */
export interface Charge {
  /** Hundredths of the currency. */
  minor: number;
  currency: string;
  /** Units of the currency for one yuan, a decimal string. */
  rate: string;
  /** The day of the rate at its source; null for yuan. */
  asOf: string | null;
  /** The exchange margin that the rate contains; null without one. */
  margin: RateMargin | null;
}

/** The rate of a charge is dearer by it than that of its day (specification 47). */
export interface RateMargin {
  /** Hundredths of a per cent, above 0. */
  bp: number;
  /** The rate of the day, without the margin. */
  dayRate: string;
}

/** A charge in CNY, where fen are the minor units. */
export const inYuan = (amountFen: Fen): Charge => ({
  minor: amountFen,
  currency: 'CNY',
  rate: '1',
  asOf: null,
  margin: null,
});

const rateDigits = 8;
const scale = 10n ** BigInt(rateDigits);

/** A positive decimal string as a fraction of integers. */
const fractionOf = (decimal: string): { over: bigint; under: bigint } => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return { over: BigInt(whole + fraction), under: 10n ** BigInt(fraction.length) };
};

const ceilDivide = (over: bigint, under: bigint): bigint => (over + under - 1n) / under;

const decimalOf = (scaled: bigint): string => {
  const digits = scaled.toString().padStart(rateDigits + 1, '0');
  const fraction = digits.slice(-rateDigits).replace(/0+$/, '');
  return `${digits.slice(0, -rateDigits)}${fraction ? `.${fraction}` : ''}`;
};

/** A rate in hundredths of a millionth, with a margin in hundredths of a per cent by which a yuan is worth less. */
const withMargin = (rate: bigint, marginBp: number): bigint => ceilDivide(rate * 10_000n, 10_000n - BigInt(marginBp));

/**
 * Converts an amount by the price of one unit in yuan, which is first lowered by the margin. The rate of the day, the
 * rate with the margin, and the amount are each rounded up, so that no remittance is a cent short.
 */
export const inCurrency = (
  amountFen: Fen,
  currency: string,
  { rate: yuanPerUnit, asOf, marginBp = 0 }: { rate: string; asOf: string; marginBp?: number },
): Charge => {
  const { over, under } = fractionOf(yuanPerUnit);
  if (over <= 0n) throw new RangeError(`not a rate: ${yuanPerUnit}`);
  if (marginBp < 0 || marginBp >= 10_000) throw new RangeError(`not a margin: ${marginBp}`);
  const dayRate = ceilDivide(under * scale, over);
  const rate = withMargin(dayRate, marginBp);
  const minor = Number(ceilDivide(BigInt(amountFen) * rate, scale));
  if (!isFen(minor)) throw new RangeError(`not an amount: ${minor}`);
  const margin = marginBp > 0 ? { bp: marginBp, dayRate: decimalOf(dayRate) } : null;
  return { minor, currency, rate: decimalOf(rate), asOf, margin };
};

/** The amounts that a payment charged for its items, in the order in which they were paid. */
export interface ChargedItems {
  amountFen: Fen;
  chargeMinor: number;
  items: readonly { ref: string; amountFen: Fen }[];
}

/**
 * The share of a charge that returns with a refund, in hundredths of its currency: what lies between two points of the
 * paid amount, each rounded down. Refunds of all items in any parts together therefore return exactly the charge, and
 * never more. `refundedFen` is what was refunded of the item before.
 */
export const refundShare = (
  { amountFen: totalFen, chargeMinor, items }: ChargedItems,
  { ref, refundedFen, amountFen }: { ref: string; refundedFen: Fen; amountFen: Fen },
): number => {
  const index = items.findIndex((item) => item.ref === ref);
  if (index < 0) throw new RangeError(`not an item of the payment: ${ref}`);
  const from = items.slice(0, index).reduce((sum, item) => sum + item.amountFen, refundedFen);
  const upTo = (fen: Fen): bigint => (BigInt(fen) * BigInt(chargeMinor)) / BigInt(totalFen);
  return Number(upTo(from + amountFen) - upTo(from));
};

/** `3720` → `37.20`. */
export const writtenAmount = (minor: number): string => {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
