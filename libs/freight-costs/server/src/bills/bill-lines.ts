import {
  convertFen,
  formatFen,
  isShortenedNumber,
  sumFen,
  trackingKey,
  trackingNumberLength,
  type Language,
} from '@caravan/kernel';
import { readBillLine, type FreightBillImport } from '@caravan/freight-costs/contract';

/** A line as a bill has it, with its amount in fen. */
export interface BilledLine {
  /** From 1 on. */
  position: number;
  number: string;
  /** The tracking number as numbers are compared; null if it is none. */
  trackingKey: string | null;
  weightG: number | null;
  /** The base amount and the surcharges, in hundredths of the bill's currency. */
  amounts: readonly number[];
  fen: number;
}

const { min, max } = trackingNumberLength;

/** The compared form of a number on a bill. What a spreadsheet has shortened may stand for several numbers. */
const keyOf = (number: string): string | null => {
  const key = trackingKey(number);
  const isNumber = key.length >= min && key.length <= max && /\d/.test(key);
  return isNumber && !isShortenedNumber(number) ? key : null;
};

/** Bills spell their number with blanks and in any case. */
export const billNumberKey = (number: string): string => number.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** Carriers compare without case. */
export const carrierKeyOf = (carrier: string): string => carrier.toLowerCase();

/** The lines of a bill at a rate. The bill costs in fen what its lines add up to. */
export const billedLinesOf = ({ lines }: Pick<FreightBillImport, 'lines'>, rate: string): BilledLine[] =>
  lines.map((written, index) => {
    const line = readBillLine(written);
    if (!line) throw new Error(`no line of a bill: ${written}`);
    const { number, weight_g: weightG, amounts } = line;
    return {
      position: index + 1,
      number,
      trackingKey: keyOf(number),
      weightG,
      amounts,
      fen: convertFen(sumFen(amounts), rate),
    };
  });

/** In hundredths of the bill's currency. */
export const sumOfLines = (lines: readonly Pick<BilledLine, 'amounts'>[]): number =>
  sumFen(lines.flatMap(({ amounts }) => amounts));

type SaidLine = Pick<BilledLine, 'amounts' | 'number' | 'weightG'>;

const isSameLine = (one: SaidLine, other: SaidLine | undefined): boolean =>
  one.number === other?.number &&
  one.weightG === other.weightG &&
  one.amounts.length === other.amounts.length &&
  one.amounts.every((amount, index) => amount === other.amounts[index]);

/** Whether two files say the same, line by line. */
export const hasSameLines = (some: readonly SaidLine[], others: readonly SaidLine[]): boolean =>
  some.length === others.length && some.every((line, index) => isSameLine(line, others[index]));

/** An amount of a bill for people. */
export const amountText = (hundredths: number, currency: string, language: Language): string =>
  `${formatFen(hundredths, language, '').trim()} ${currency}`;
