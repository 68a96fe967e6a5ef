import { maxFen } from '@caravan/kernel';
import { maxSurcharges } from './freight-states.ts';

/** A line of a carrier's bill. */
export interface BillLine {
  /** The tracking number as the carrier writes it; empty for a line without one. */
  number: string;
  /** As billed. */
  weight_g: number | null;
  /** The base amount, and then the surcharges in the order of their names, in hundredths of the bill's currency. */
  amounts: readonly number[];
}

/** The longest number, and the longest line on the wire. */
export const maxLineNumber = 100;
export const maxLineText = 400;

const maxWeightG = 1_000_000;
const whole = /^-?\d{1,10}$/;

/**
 * A line on the wire: number, weight and amounts, with tabs between them. A bill may have 10,000 lines, and a request at most
 * 20,000 values.
 */
export const writeBillLine = ({ number, weight_g: weight, amounts }: BillLine): string =>
  [number.replaceAll(/\s+/g, ' ').trim(), weight ?? '', ...amounts].join('\t');

/** Reads such a line; undefined for anything else. */
export const readBillLine = (text: string): BillLine | undefined => {
  const [number = '', weight = '-', ...rest] = text.split('\t');
  const amounts = rest.map((amount) => (whole.test(amount) ? Number(amount) : Number.NaN));
  const weightG = weight === '' ? null : /^\d{1,7}$/.test(weight) ? Number(weight) : Number.NaN;
  const isLine =
    number.length <= maxLineNumber &&
    number === number.trim() &&
    (weightG === null || weightG <= maxWeightG) &&
    amounts.length > 0 &&
    amounts.length <= 1 + maxSurcharges &&
    amounts.every((amount) => Math.abs(amount) <= maxFen) &&
    Math.abs(amounts.reduce((sum, amount) => sum + amount, 0)) <= maxFen;
  return isLine ? { number, weight_g: weightG, amounts } : undefined;
};
