// zh-punctuation: off, because of the names of columns.
import Papa from 'papaparse';
import { decodeCsv, plainName } from '@caravan/console-core';
import { maxImportedRows } from '@caravan/procurement/contract';

/** What is read of a statement; the first three are needed. */
export const statementColumns = ['number', 'amount', 'day', 'type', 'account', 'note'] as const;
export const neededColumns = ['number', 'amount', 'day'] as const;

export type StatementColumn = (typeof statementColumns)[number];

/** The places of the columns in a file. */
export type ColumnPlaces = Partial<Record<StatementColumn, number>>;

export interface StatementFile {
  /** The names in the first row of the table. */
  head: string[];
  lines: { line: number; cells: string[] }[];
  /** The columns whose names are known. */
  places: ColumnPlaces;
}

export type StatementFault = 'unreadable' | 'empty' | 'tooMany';

/** How the platforms call the columns, half-width and in lower case; of several in one file the first counts. */
const names: Record<StatementColumn, readonly string[]> = {
  number: [
    'supplier_order_no',
    'order number',
    'order no',
    'order',
    'number',
    '订单号',
    '订单编号',
    '商户订单号',
    '商家订单号',
  ],
  amount: [
    'amount',
    'paid',
    '金额',
    '金额(元)',
    '交易金额',
    '交易金额(元)',
    '实付款',
    '实付款(元)',
    '实付金额',
    '实付金额(元)',
  ],
  day: [
    'date',
    'paid on',
    'paid_on',
    '日期',
    '付款日期',
    '付款时间',
    '支付时间',
    '订单付款时间',
    '交易时间',
    '交易创建时间',
  ],
  type: ['type', '收/支', '收支', '收支类型', '类型', '交易类型', '业务类型'],
  account: ['account', '账户', '账号', '账户名'],
  note: ['note', '备注'],
};

const placesOf = (head: readonly string[]): ColumnPlaces => {
  const heads = head.map(plainName);
  const found = statementColumns.flatMap((column) => {
    const name = names[column].find((one) => heads.includes(one));
    return name === undefined ? [] : [[column, heads.indexOf(name)] as const];
  });
  return Object.fromEntries(found);
};

const isComplete = (places: ColumnPlaces): boolean => neededColumns.every((column) => places[column] !== undefined);

/** The first row with the needed names; without one, the first with enough cells. Platforms write lines above it. */
const headOf = (lines: readonly StatementFile['lines'][number][]) =>
  lines.find(({ cells }) => isComplete(placesOf(cells))) ??
  lines.find(({ cells }) => cells.filter((cell) => cell.trim()).length >= neededColumns.length);

/** Reads a file and recognises its columns; the reader chooses those with other names. */
export const readStatementCsv = (bytes: Uint8Array): { fault: StatementFault } | StatementFile => {
  const text = decodeCsv(bytes);
  if (text === undefined) return { fault: 'unreadable' };
  const lines = Papa.parse<string[]>(text)
    .data.map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  const head = headOf(lines);
  const rest = head ? lines.slice(lines.indexOf(head) + 1) : [];
  if (!head || !rest.length) return { fault: 'empty' };
  if (rest.length > maxImportedRows) return { fault: 'tooMany' };
  return { head: head.cells.map((name) => name.trim()), lines: rest, places: placesOf(head.cells) };
};
