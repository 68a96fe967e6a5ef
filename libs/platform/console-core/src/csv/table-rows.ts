import { hasLostDigits, isRoundedColumn, numbersIn, plainCell } from './csv-cell.ts';
import { columnsOf, type ColumnPlaces, type Table, type TableLine } from './read-table.ts';

/** Why a row of a file is not sent. */
export type RowFault = 'missing' | 'shortened' | 'several' | 'tooLong';

/** A row that is not sent. */
export interface UnreadRow<Fault extends string> {
  line: number;
  why: Fault;
  /** Its start, so that staff find it in the file. */
  text: string;
}

export interface TableRows<Column extends string> {
  rows: { line: number; row: Record<Column, string> }[];
  unread: UnreadRow<RowFault>[];
}

/** Rows of a file must conform to these. */
export interface RowRules<Column extends string> {
  /** The longest text of each column. A longer one is not cut. */
  longest: Readonly<Record<Column, number>>;
  /** Numbers of shops and carriers: a cell may hold several, and a spreadsheet may have shortened them. */
  numbers?: readonly Column[];
  /** Rows without a text in one of these say nothing. */
  filled?: readonly Column[];
}

/** The first 100 characters of a row. */
export const startOfLine = ({ cells }: TableLine): string => {
  const text = cells.filter((cell) => cell.trim()).join(' ');
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
};

/** The rows that a row of a file means, or why it is not sent. */
const rowsOfLine = <Column extends string>(
  texts: Record<Column, string[]>,
  { longest, numbers = [], filled = [] }: RowRules<Column>,
  isRounded: (column: Column) => boolean,
): Record<Column, string>[] | RowFault => {
  const all = columnsOf(texts);
  if (filled.some((column) => !texts[column].length)) return 'missing';
  const isLost = (column: Column) =>
    texts[column].some((text) => hasLostDigits(text) || (isRounded(column) && /^\d{16,}$/.test(text)));
  if (numbers.some(isLost)) return 'shortened';
  if (all.some((column) => texts[column].some((text) => text.length > longest[column]))) return 'tooLong';
  const several = all.filter((column) => texts[column].length > 1);
  if (several.length > 1) return 'several';
  const [split = all[0]] = several;
  const rowWith = (one: string) =>
    Object.fromEntries(all.map((column) => [column, column === split ? one : (texts[column][0] ?? '')])) as Record<
      Column,
      string
    >;
  const ones = split === undefined ? [] : texts[split];
  return ones.length ? ones.map(rowWith) : [rowWith('')];
};

/** The rows of a table by the chosen columns. A cell with several numbers makes a row of each. */
export const tableRows = <Column extends string>(
  { lines }: Pick<Table<Column>, 'lines'>,
  places: ColumnPlaces<Column>,
  rules: RowRules<Column>,
): TableRows<Column> => {
  const all = columnsOf(rules.longest);
  const { numbers = [] } = rules;
  const cellsOf = (column: Column) => lines.map(({ cells }) => cells[places[column] ?? -1] ?? '');
  const rounded = new Set(numbers.filter((column) => isRoundedColumn(cellsOf(column))));
  const textsOf = (cell: string | undefined, isNumber: boolean): string[] => {
    if (isNumber) return numbersIn(cell);
    const text = plainCell(cell);
    return text ? [text] : [];
  };
  const found: TableRows<Column> = { rows: [], unread: [] };
  for (const line of lines) {
    const texts = Object.fromEntries(
      all.map((column) => [column, textsOf(line.cells[places[column] ?? -1], numbers.includes(column))]),
    ) as Record<Column, string[]>;
    const read = rowsOfLine(texts, rules, (column) => rounded.has(column));
    if (typeof read === 'string') found.unread.push({ line: line.line, why: read, text: startOfLine(line) });
    else found.rows.push(...read.map((row) => ({ line: line.line, row })));
  }
  return found;
};
