import {
  hasLostDigits,
  numbersIn,
  plainCell,
  plainName,
  startOfLine,
  type Table,
  type TableLine,
  type UnreadRow,
} from '@caravan/console-core';
import { parseYuan } from '@caravan/kernel';
import type { StatementImport } from '@caravan/procurement/contract';
import type { StatementColumn, StatementPlaces } from './statement-columns.ts';
import { movementOf, type Movement } from './statement-status.ts';

type SentRow = StatementImport['rows'][number];
type ReadRow = Pick<SentRow, 'account' | 'amount_fen' | 'note' | 'paid_on' | 'supplier_order_no'>;

/** The column for whose sake a row says too little, or what is wrong with its number. */
export type StatementFault =
  'number' | 'shortened' | 'several' | 'amount' | 'day' | 'type' | 'unpaid' | 'neutral' | 'account';

export interface StatementRows {
  rows: { line: number; row: ReadRow }[];
  /** Rows that say too little, such as the sums at the end of a file. */
  unread: UnreadRow<StatementFault>[];
}

type Cells = (column: StatementColumn) => string;

/** JD writes beside what was paid what it has given back; a row of its own gives it back. */
const givenBack = /\((已退款[\d.,]+|已全额退款)\)$/;

/** A signed amount in fen, as `-1,234.50`, `¥12` or `12.5元`; undefined for anything else. */
const amountOf = (cell: string): number | undefined => {
  const plain = cell
    .normalize('NFKC')
    .replaceAll(/[\s元]|CNY|RMB/gi, '')
    .replace('\u2212', '-')
    .replace(givenBack, '');
  const [, sign = '', amount = ''] = /^(?:¥?([+-]))?(.*)$/.exec(plain) ?? [];
  const fen = parseYuan(amount);
  return fen === undefined ? undefined : sign === '-' ? -fen || 0 : fen;
};

/** A day in the order year, month, day, or with dots also day, month, year; undefined for anything else. */
const dayOf = (cell: string): string | undefined => {
  const text = cell.normalize('NFKC').trim();
  const [, dayFirst, monthSecond, yearLast] =
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,? +\d{1,2}:\d{2}.*)?$/.exec(text) ?? [];
  const [, year = yearLast, month = monthSecond, date = dayFirst] =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]*\d{1,2}:\d{2}.*)?$/.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(text) ??
    [];
  if (year === undefined) return undefined;
  const day = [year, month?.padStart(2, '0'), date?.padStart(2, '0')].join('-');
  const time = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(day) ? undefined : day;
};

/** Alipay writes `T200P` before the order numbers of Taobao and Tmall, and `T50060NP` before those of 1688. */
const platform = /^T\d{2,6}N?P(?=\d{15,}$)/;
/** Behind the order number of Taobao, a refund has a number of its own. */
const refundSuffix = /^(\d{15,})_\w+$/;

const numberOf = (cell: string): string => {
  const joined = cell.replaceAll(/\s/g, '');
  const isCode = /^[\w-]+$/.test(joined) && /\d{6}/.test(joined);
  return (isCode ? joined : cell).replace(platform, '').replace(refundSuffix, '$1');
};

const numberFault = (cell: string, number: string): StatementFault | undefined => {
  if (hasLostDigits(number)) return 'shortened';
  const parts = numbersIn(cell);
  if (parts.length > 1 && parts.every((part) => /\d/.test(part) && part.length >= 8)) return 'several';
  return number.length > 0 && number.length <= 100 && /[\p{L}\p{N}]/u.test(number) ? undefined : 'number';
};

/** A note that is too long ends with a sign that something is missing. */
const noteOf = (cell: string): string => (cell.length > 500 ? `${cell.slice(0, 499)}…` : cell);

const saidOf = (cell: Cells): Movement | 'closed' | undefined =>
  movementOf(plainName(cell('type')), plainName(cell('status')));

/**
 * Both sides of a refund may be outside income and expense, so another row of the number or JD's remark tells that it
 * was paid. A closed row that nothing was paid with was never paid.
 */
const movementIn = (cell: Cells, wasRefunded: boolean): Movement | undefined => {
  const said = saidOf(cell);
  const isPaid = wasRefunded || givenBack.test(cell('amount').normalize('NFKC').trim());
  if (said === 'closed') return isPaid || /[^/\s-]/.test(cell('method')) ? 'paid' : 'unpaid';
  return said === 'neutral' && isPaid ? 'paid' : said;
};

const signed = (fen: number, movement: Movement | undefined): number => {
  if (movement === undefined) return fen;
  return movement === 'refunded' ? -Math.abs(fen) || 0 : Math.abs(fen);
};

/** Read from the texts of its cells. `wasRefunded`: another row gives something back for the same number. */
const readRow = (cell: Cells, wasRefunded: (number: string) => boolean): ReadRow | StatementFault => {
  const number = numberOf(cell('number'));
  const fault = numberFault(cell('number'), number);
  if (fault) return fault;
  const amount = amountOf(cell('amount'));
  if (amount === undefined) return 'amount';
  const day = dayOf(cell('day'));
  if (day === undefined) return 'day';
  const movement = movementIn(cell, wasRefunded(number));
  if (movement === 'unpaid' || movement === 'neutral') return movement;
  if (movement === undefined && cell('type')) return 'type';
  const account = cell('account');
  if (account.length > 100) return 'account';
  return {
    supplier_order_no: number,
    amount_fen: signed(amount, movement),
    paid_on: day,
    note: noteOf(cell('note')),
    ...(account ? { account } : {}),
  };
};

/** The rows of a file by the chosen columns. */
export const statementRows = (
  { lines }: Pick<Table<StatementColumn>, 'lines'>,
  places: StatementPlaces,
): StatementRows => {
  const cellsOf =
    ({ cells }: TableLine): Cells =>
    (column) =>
      plainCell(cells[places[column] ?? -1]);
  const refunds = new Set(
    lines
      .map(cellsOf)
      .filter((cell) => saidOf(cell) === 'refunded' && amountOf(cell('amount')))
      .map((cell) => numberOf(cell('number'))),
  );
  const found: StatementRows = { rows: [], unread: [] };
  for (const line of lines) {
    const row = readRow(cellsOf(line), (number) => refunds.has(number));
    if (typeof row === 'string') found.unread.push({ line: line.line, why: row, text: startOfLine(line) });
    else found.rows.push({ line: line.line, row });
  }
  return found;
};
