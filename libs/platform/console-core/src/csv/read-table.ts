// zh-punctuation: off, because a file may be split at a Chinese comma.
import Papa from 'papaparse';
import { plainCell, plainName } from './csv-cell.ts';
import { decodeCsv } from './decode-csv.ts';

/** The names of a column in files, half-width and in lower case; of several in one file the first counts. */
export interface TableColumn {
  names: readonly string[];
  /** A file without it cannot be imported. */
  needed?: true;
}

export type TableColumns<Column extends string> = Readonly<Record<Column, TableColumn>>;

/** The places of the columns in a file. */
export type ColumnPlaces<Column extends string> = Partial<Record<Column, number>>;

/** A row of a file, numbered as a spreadsheet does. */
export interface TableLine {
  line: number;
  cells: string[];
}

export interface Table<Column extends string> {
  /** The names of the columns; empty ones if the file begins with its first row. */
  head: string[];
  lines: TableLine[];
  /** The columns whose names are known. */
  places: ColumnPlaces<Column>;
}

export type TableFault = 'unreadable' | 'tooLarge' | 'workbook' | 'quotes' | 'empty' | 'tooMany';

const separators = [',', '\t', ';', '|', '，'];

export const columnsOf = <Column extends string>(columns: Readonly<Record<Column, unknown>>): Column[] =>
  Object.keys(columns) as Column[];

/** The wanted columns without which nothing can be imported. */
export const missingColumns = <Column extends string>(
  columns: TableColumns<Column>,
  places: ColumnPlaces<Column>,
): Column[] => columnsOf(columns).filter((column) => columns[column].needed && places[column] === undefined);

/** A name without blanks and the marks of needed fields, and also without a unit: `*Tracking_No.`, `运单号(必填)`. */
const keysOf = (name: string): string[] => {
  const plain = plainName(plainCell(name)).replaceAll(/[\s_*:.#]+/g, '');
  return [plain, plain.replace(/\([^)]*\)$/, '')];
};

const placesOf = <Column extends string>(
  columns: TableColumns<Column>,
  head: readonly string[],
): ColumnPlaces<Column> => {
  const heads = head.map(keysOf);
  const found: ColumnPlaces<Column> = {};
  for (const column of columnsOf(columns)) {
    const names = columns[column].names.map((name) => name.replaceAll(' ', ''));
    const place = names.map((name) => heads.findIndex((keys) => keys.includes(name))).find((one) => one >= 0);
    if (place !== undefined) found[column] = place;
  }
  return found;
};

const filled = ({ cells }: TableLine): number => cells.filter((cell) => cell.trim()).length;

/** A row with a long number or an amount is no head. */
const isData = ({ cells }: TableLine): boolean => cells.some((cell) => /\d{5}|^\s*[¥￥]?\d+[.,]\d\d\s*$/.test(cell));

/** The table of some lines. Platforms write lines above it, so its head is the first row with the needed names. */
const tableOf = <Column extends string>(columns: TableColumns<Column>, lines: TableLine[]): Table<Column> => {
  const width = columnsOf(columns).filter((column) => columns[column].needed).length;
  const named = lines.find(({ cells }) => !missingColumns(columns, placesOf(columns, cells)).length);
  const first = named ?? lines.find((line) => filled(line) >= width);
  if (!first) return { head: [], lines: [], places: {} };
  const hasHead = named !== undefined || !isData(first);
  return {
    head: first.cells.map((cell) => (hasHead ? plainCell(cell) : '')),
    lines: lines.slice(lines.indexOf(first) + (hasHead ? 1 : 0)),
    places: hasHead ? placesOf(columns, first.cells) : {},
  };
};

/** How much of a table is understood: its known columns, and then its rows. */
const worth = <Column extends string>({ places, lines, head }: Table<Column>): number =>
  Object.keys(places).length * 1e6 +
  lines.filter((line) => filled(line) > 1 && line.cells.length <= head.length + 1).length;

/** The rows of a file, if its separator is right, or if one of its sheets is meant. */
export interface TableReading {
  lines: TableLine[];
  /** A quote never ends, and swallows all rows behind it. */
  isOpen?: boolean;
}

/** The table of the first reading with the needed columns, or else of that of which most is understood. */
export const bestTable = <Column extends string>(
  columns: TableColumns<Column>,
  readings: Iterable<TableReading>,
  maxRows: number,
): { fault: TableFault } | Table<Column> => {
  let best: { table: Table<Column>; isOpen: boolean } | undefined;
  for (const { lines, isOpen = false } of readings) {
    const table = tableOf(
      columns,
      lines.filter((line) => filled(line) > 0),
    );
    if (!best || worth(table) > worth(best.table)) best = { table, isOpen };
    if (!missingColumns(columns, table.places).length) break;
  }
  if (!best?.table.lines.length) return { fault: 'empty' };
  if (best.isOpen) return { fault: 'quotes' };
  return best.table.lines.length > maxRows ? { fault: 'tooMany' } : best.table;
};

/** A text read with each separator that it may have. */
function* textReadings(decoded: string): Generator<TableReading> {
  // Excel names the separator in a line of its own.
  const [hint = '', stated] = /^"?sep=(.)"?\r?\n/i.exec(decoded) ?? [];
  // Papa Parse takes the first line's end for that of all lines, and joins rows with another one.
  const text = decoded.slice(hint.length).replaceAll(/\r\n?/g, '\n');
  const firstLine = hint ? 2 : 1;
  for (const delimiter of stated ? [stated] : separators) {
    const { data, errors } = Papa.parse<string[]>(text, { delimiter });
    yield {
      lines: data.map((cells, index) => ({ line: index + firstLine, cells })),
      isOpen: errors.some(({ code }) => code === 'MissingQuotes'),
    };
  }
}

/** Workbooks of Excel 2007 and later are ZIP files. */
export const isZip = ([first, second, third]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 0x03;

const isOldWorkbook = ([first, second, third]: Uint8Array): boolean =>
  first === 0xd0 && second === 0xcf && third === 0x11;

/** Reads a file of text and recognises its separator, its head and its columns; staff choose those with other names. */
export const readTable = <Column extends string>(
  bytes: Uint8Array,
  columns: TableColumns<Column>,
  maxRows: number,
): { fault: TableFault } | Table<Column> => {
  const decoded = decodeCsv(bytes);
  if (isZip(bytes) || isOldWorkbook(bytes) || decoded?.trimStart().startsWith('<')) return { fault: 'workbook' };
  return decoded === undefined ? { fault: 'unreadable' } : bestTable(columns, textReadings(decoded), maxRows);
};
