// zh-punctuation: off, because of patterns.
import {
  hasLostDigits,
  numbersIn,
  plainCell,
  startOfLine,
  type Table,
  type TableLine,
  type UnreadRow,
} from '@caravan/console-core';
import { maxLineNumber, type BillLine } from '@caravan/freight-costs/contract';
import { parseYuan, withDecimalPoint } from '@caravan/kernel';
import type { BillColumn, BillPlaces } from './bill-columns.ts';

/**
 * A row with a fault is not sent. `sum`: it is the sum of the rows above; `nothing`: it has neither a number nor an
 * amount. With any other fault the bill cannot be imported.
 */
export type LineFault = 'adds' | 'amount' | 'currency' | 'nothing' | 'shortened' | 'sum' | 'tooLong' | 'weight';

export interface BillChoice {
  places: BillPlaces;
  /** The places of the surcharges. */
  surcharges: readonly number[];
  unit: 'g' | 'kg';
  currency: string;
}

export interface BillRows {
  rows: { line: number; row: BillLine }[];
  unread: UnreadRow<LineFault>[];
}

/** Signs that may stand beside amounts, and the currencies to which they belong. */
const signs: Readonly<Record<string, readonly string[]>> = {
  '¥': ['CNY', 'JPY'],
  元: ['CNY'],
  RMB: ['CNY'],
  '€': ['EUR'],
  '£': ['GBP'],
  $: ['USD', 'AUD', 'CAD', 'HKD', 'NZD', 'SGD', 'TWD'],
  US$: ['USD'],
};

const amountForm = /^\(?[+-]?[^\d+()-]*[+-]?[\d.,]+[^\d+()-]*-?\)?$/;

/** An amount in hundredths, as `-1,234.50`, `(12.50)` or `€ 12,50`; undefined for anything else. */
export const amountOf = (cell: string | undefined, currency: string): number | 'currency' | undefined => {
  const plain = plainCell(cell).normalize('NFKC').replaceAll(/\s/g, '').replace('\u2212', '-');
  if (!amountForm.test(plain)) return undefined;
  const [, before = '', digits = '', after = ''] =
    /^([^\d.,]*)([\d.,]+)(.*)$/.exec(plain.replaceAll(/[()+-]/g, '')) ?? [];
  const words = [before, after].flatMap((word) => (word ? [word.toUpperCase()] : []));
  const isOther = (word: string): boolean => word !== currency && !signs[word]?.includes(currency);
  const other = words.find(isOther);
  if (other !== undefined) return other in signs || /^[A-Z]{3}$/.test(other) ? 'currency' : undefined;
  const amount = parseYuan(digits);
  if (amount === undefined) return undefined;
  return /^\(|-/.test(plain) ? -amount || 0 : amount;
};

/** Rows without a surcharge have nothing in its column, or a dash. */
const isEmpty = (cell: string | undefined): boolean => /^[-\u2013\u2014/]*$/.test(plainCell(cell));

const maxWeightG = 1_000_000;

const weightOf = (cell: string, unit: BillChoice['unit']): number | null | undefined => {
  if (isEmpty(cell)) return null;
  const plain = plainCell(cell).normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
  const [, digits = '', written = ''] = /^([\d.,]+)(kg|g|公斤|千克|克)?$/.exec(plain) ?? [];
  const value = Number(withDecimalPoint(digits).replaceAll(',', ''));
  if (!digits || !Number.isFinite(value)) return undefined;
  const isGrams = written ? written === 'g' || written === '克' : unit === 'g';
  const grams = Math.round(isGrams ? value : value * 1_000);
  return grams > maxWeightG ? undefined : grams;
};

const numberOf = (cell: string): string => {
  const numbers = numbersIn(cell);
  const [only] = numbers;
  return numbers.length === 1 && only !== undefined ? only : plainCell(cell);
};

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Yuan has two names. */
const codeOf = (cell: string): string => {
  const code = plainCell(cell).normalize('NFKC').toUpperCase();
  return code === 'RMB' || code === '人民币' ? 'CNY' : code;
};

/** Without a column, the base amount is the total less the surcharges. */
const readLine = ({ cells }: TableLine, { places, surcharges, unit, currency }: BillChoice): BillLine | LineFault => {
  const cell = (column: BillColumn): string => cells[places[column] ?? -1] ?? '';
  const number = numberOf(cell('number'));
  if (!number && isEmpty(cell('total'))) return 'nothing';
  if (hasLostDigits(number)) return 'shortened';
  if (number.length > maxLineNumber) return 'tooLong';
  if (!isEmpty(cell('currency')) && codeOf(cell('currency')) !== currency) return 'currency';
  const weight = weightOf(cell('weight'), unit);
  if (weight === undefined) return 'weight';
  const total = amountOf(cell('total'), currency);
  const added = surcharges.map((place) => (isEmpty(cells[place]) ? 0 : amountOf(cells[place], currency)));
  const hasBase = places.base !== undefined && !isEmpty(cell('base'));
  const base = hasBase ? amountOf(cell('base'), currency) : 0;
  const all = [total, base, ...added];
  if (all.includes('currency')) return 'currency';
  const [sum, written, ...rest] = all.filter((amount) => typeof amount === 'number');
  if (sum === undefined || written === undefined || rest.length < added.length) return 'amount';
  const first = hasBase ? written : sum - sumOf(rest);
  return first + sumOf(rest) === sum ? { number, weight_g: weight, amounts: [first, ...rest] } : 'adds';
};

/** The rows of a bill by the chosen columns. A row without a number that is the sum of those above is none of them. */
export const billRows = ({ lines }: Pick<Table<BillColumn>, 'lines'>, choice: BillChoice): BillRows => {
  const found: BillRows = { rows: [], unread: [] };
  let sum = 0;
  for (const line of lines) {
    const read = readLine(line, choice);
    const isSum = typeof read !== 'string' && !read.number && found.rows.length > 1 && sumOf(read.amounts) === sum;
    const row: BillLine | LineFault = isSum ? 'sum' : read;
    if (typeof row === 'string') {
      found.unread.push({ line: line.line, why: row, text: startOfLine(line) });
      continue;
    }
    sum += sumOf(row.amounts);
    found.rows.push({ line: line.line, row });
  }
  return found;
};

/** The columns that hold amounts alone, besides those that are chosen. */
export const amountColumns = (
  { head, lines }: Pick<Table<BillColumn>, 'head' | 'lines'>,
  { places, currency }: Pick<BillChoice, 'currency' | 'places'>,
): number[] => {
  const taken = new Set(Object.values(places));
  return head.flatMap((name, place) => {
    if (!name || taken.has(place)) return [];
    const filled = lines.map(({ cells }) => cells[place]).filter((cell) => !isEmpty(cell));
    return filled.length && filled.every((cell) => typeof amountOf(cell, currency) === 'number') ? [place] : [];
  });
};
