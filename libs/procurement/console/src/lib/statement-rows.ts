import { plainCell, plainName } from '@caravan/console-core';
import { parseYuan } from '@caravan/kernel';
import type { StatementImport } from '@caravan/procurement/contract';
import type { ColumnPlaces, StatementColumn, StatementFile } from './read-statement-csv.ts';

type SentRow = StatementImport['rows'][number];
type ReadRow = Pick<SentRow, 'account' | 'amount_fen' | 'note' | 'paid_on' | 'supplier_order_no'>;

/** The column for whose sake a row says too little. */
export type RowFault = 'number' | 'amount' | 'day' | 'type';

export interface StatementRows {
  rows: { line: number; row: ReadRow }[];
  /** Rows that say too little, such as the sums at the end of a file. */
  unread: { line: number; why: RowFault; text: string }[];
}

const payment = /^(payment|paid|pay|expense|debit|out)$|支出|付款|支付|消费|采购|交易成功/;
const refund = /^(refund|refunded|income|credit|in)$|退款|退货|退回|收入/;

/** A signed amount in fen, as `-1,234.50`, `¥12` or `12.5元`; undefined for anything else. */
const amountOf = (cell: string): number | undefined => {
  const plain = cell
    .normalize('NFKC')
    .replaceAll(/[\s元]|CNY|RMB/gi, '')
    .replace('\u2212', '-');
  const [, sign = '', amount = ''] = /^(?:¥?([+-]))?(.*)$/.exec(plain) ?? [];
  const fen = parseYuan(amount);
  return fen === undefined ? undefined : sign === '-' ? -fen || 0 : fen;
};

/** A day in the order year, month, day, with or without a time; undefined for anything else. */
const dayOf = (cell: string): string | undefined => {
  const match =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T]*\d{1,2}:\d{2}.*)?$/.exec(cell.normalize('NFKC').trim()) ??
    /^(\d{4})(\d{2})(\d{2})$/.exec(cell.trim());
  if (!match) return undefined;
  const day = [match[1], match[2]?.padStart(2, '0'), match[3]?.padStart(2, '0')].join('-');
  const time = Date.parse(`${day}T00:00:00.000Z`);
  return Number.isNaN(time) || !new Date(time).toISOString().startsWith(day) ? undefined : day;
};

/** Excel shortens long numbers; what is left does not name an order. */
const isNumber = (text: string): boolean => text.length > 0 && text.length <= 100 && !/^\d[.,]\d+E\+\d+$/i.test(text);

/** What was paid is positive. Where a column says what a row is, it decides; otherwise the amount's sign does. */
const signed = (fen: number, type: string): number | undefined => {
  if (!type) return fen;
  if (refund.test(type)) return -Math.abs(fen);
  return payment.test(type) ? Math.abs(fen) : undefined;
};

/** What a row says, by the texts of its cells. */
const readRow = (cell: (column: StatementColumn) => string): ReadRow | RowFault => {
  const number = cell('number');
  if (!isNumber(number)) return 'number';
  const amount = amountOf(cell('amount'));
  if (amount === undefined) return 'amount';
  const day = dayOf(cell('day'));
  if (day === undefined) return 'day';
  const fen = signed(amount, plainName(cell('type')));
  if (fen === undefined) return 'type';
  const account = cell('account').slice(0, 100);
  return {
    supplier_order_no: number,
    amount_fen: fen,
    paid_on: day,
    note: cell('note').slice(0, 500),
    ...(account ? { account } : {}),
  };
};

/** The start of a row that is not read, so that finance finds it in the file. */
const startOf = (cells: readonly string[]): string =>
  cells
    .filter((one) => one.trim())
    .join(' ')
    .slice(0, 100);

/** The rows of a file by the chosen columns. */
export const statementRows = ({ lines }: Pick<StatementFile, 'lines'>, places: ColumnPlaces): StatementRows => {
  const found: StatementRows = { rows: [], unread: [] };
  for (const { line, cells } of lines) {
    const row = readRow((column) => plainCell(cells[places[column] ?? -1]));
    if (typeof row === 'string') found.unread.push({ line, why: row, text: startOf(cells) });
    else found.rows.push({ line, row });
  }
  return found;
};
