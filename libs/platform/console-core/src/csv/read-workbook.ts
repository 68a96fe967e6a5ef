import { unzipSync } from 'fflate';
import { readXlsx, type CellValue, type Sheet } from 'hucre/xlsx';
import type { TableReading } from './read-table.ts';

/** A ZIP file can unpack to a thousand times its size. */
const maxUnpackedBytes = 50 * 1024 * 1024;

/** Spreadsheets keep 15 digits of a number; nobody can tell those behind them. */
const firstInexact = 1e15;

/**
 * The size to which a ZIP file says that it unpacks; its reader unpacks no more. A part that states no size is not
 * read.
 */
const unpackedBytes = (bytes: Uint8Array): number => {
  let sum = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      sum += /\.(?:xml|rels)$/i.test(name) && originalSize === 0 ? Infinity : originalSize;
      return false;
    },
  });
  return sum;
};

/**
 * A cell as text, as CSV has it: a day with its time, and an exponent for a number that has lost digits. What a formula
 * reckons has noise behind its 15 digits, which spreadsheets do not show.
 */
const textOf = (value: CellValue): string => {
  if (value instanceof Date) return value.toISOString().slice(0, 19).replace('T', ' ');
  if (typeof value === 'number')
    return Math.abs(value) < firstInexact ? String(Number(value.toPrecision(15))) : value.toExponential();
  return value === null ? '' : String(value);
};

/** The sheets one by one, without those that cannot be read, such as a chart that has a sheet of its own. */
const readableSheets = async (bytes: Uint8Array): Promise<Sheet[]> => {
  const found: Sheet[] = [];
  const places: number[] = [];
  await readXlsx(bytes, {
    sheets: ({ index }) => {
      places.push(index);
      return false;
    },
  });
  for (const place of places)
    found.push(
      ...(await readXlsx(bytes, { sheets: [place] }).then(
        ({ sheets }) => sheets,
        () => [],
      )),
    );
  return found;
};

/** The sheets of a workbook of Excel 2007 or later, in their order; undefined for what is none, or too large. */
export const readWorkbook = async (bytes: Uint8Array): Promise<TableReading[] | undefined> => {
  try {
    if (unpackedBytes(bytes) > maxUnpackedBytes) return undefined;
    const sheets = await readXlsx(bytes).then(
      (workbook) => workbook.sheets,
      () => readableSheets(bytes),
    );
    if (!sheets.length) return undefined;
    return sheets.map(({ rows }) => ({
      lines: rows.map((row, index) => ({ line: index + 1, cells: row.map(textOf) })),
    }));
  } catch {
    return undefined;
  }
};
