// zh-punctuation: off, because of the names of columns.
import Papa from 'papaparse';
import { parseYuan } from '@caravan/kernel';
import { maxImportedRows, type StatementImport } from '@caravan/procurement/contract';
import { decodeCsv, plainCell } from './read-tracking-csv.ts';

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

type SentRow = StatementImport['rows'][number];
type ReadRow = Pick<SentRow, 'account' | 'amount_fen' | 'note' | 'paid_on' | 'supplier_order_no'>;

export type RowFault = 'number' | 'amount' | 'day' | 'type';

export interface StatementRows {
  rows: { line: number; row: ReadRow }[];
  /** Rows that say too little, such as the sums at the end of a file. */
  unread: { line: number; why: RowFault; text: string }[];
}

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

const wordsBefore = /^(payment|paid|pay|expense|debit|out)$|支出|付款|支付|消费|采购|交易成功/;
const wordsAfter = /^(refund|refunded|income|credit|in)$|退款|退货|退回|收入/;

const plainName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

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
  if (text === undefined || text.includes('\u0000')) return { fault: 'unreadable' };
  const lines = Papa.parse<string[]>(text)
    .data.map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  const head = headOf(lines);
  const rest = head ? lines.slice(lines.indexOf(head) + 1) : [];
  if (!head || !rest.length) return { fault: 'empty' };
  if (rest.length > maxImportedRows) return { fault: 'tooMany' };
  return { head: head.cells.map((name) => name.trim()), lines: rest, places: placesOf(head.cells) };
};

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
  if (wordsAfter.test(type)) return -Math.abs(fen);
  return wordsBefore.test(type) ? Math.abs(fen) : undefined;
};

/** The rows of a file by the chosen columns. */
export const statementRows = ({ lines }: Pick<StatementFile, 'lines'>, places: ColumnPlaces): StatementRows => {
  const found: StatementRows = { rows: [], unread: [] };
  for (const { line, cells } of lines) {
    const cell = (column: StatementColumn): string => plainCell(cells[places[column] ?? -1]);
    const [number, day, amount] = [cell('number'), dayOf(cell('day')), amountOf(cell('amount'))];
    const fen = amount === undefined ? undefined : signed(amount, plainName(cell('type')));
    const why = !isNumber(number)
      ? 'number'
      : amount === undefined
        ? 'amount'
        : day === undefined
          ? 'day'
          : fen === undefined
            ? 'type'
            : undefined;
    if (why !== undefined || day === undefined || fen === undefined) {
      found.unread.push({
        line,
        why: why ?? 'number',
        text: cells
          .filter((one) => one.trim())
          .join(' ')
          .slice(0, 100),
      });
      continue;
    }
    const account = cell('account').slice(0, 100);
    found.rows.push({
      line,
      row: {
        supplier_order_no: number,
        amount_fen: fen,
        paid_on: day,
        note: cell('note').slice(0, 500),
        ...(account ? { account } : {}),
      },
    });
  }
  return found;
};
