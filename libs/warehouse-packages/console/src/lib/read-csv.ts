import { languageTable, type Language } from '@caravan/kernel';
import Papa from 'papaparse';
import { decodeCsv, plainName } from '@caravan/console-core';

/** A file with more rows is refused before anything is sent. */
export const maxRows = 1_000;

export type CsvFault = 'empty' | 'too_many' | 'unreadable' | 'no_columns';

/** The rows of a file by the wanted columns, or what is wrong with it. */
export type CsvRead<Column extends string> = { rows: Record<Column, string>[] } | { fault: CsvFault };

/**
 * Reads a CSV file whose first row names the columns. `columns` gives the accepted names of each, half-width and in
 * lower case; further columns are ignored.
 */
export const readCsv = async <Column extends string>(
  file: Blob,
  columns: Readonly<Record<Column, readonly string[]>>,
): Promise<CsvRead<Column>> => {
  const text = decodeCsv(await file.arrayBuffer());
  if (text === undefined) return { fault: 'unreadable' };
  const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
  const [headers = [], ...lines] = data;
  const names = Object.keys(columns) as Column[];
  const places = names.map((name) => headers.findIndex((header) => columns[name].includes(plainName(header))));
  if (!lines.length) return { fault: 'empty' };
  if (places.includes(-1)) return { fault: 'no_columns' };
  if (lines.length > maxRows) return { fault: 'too_many' };
  const rowOf = (line: readonly string[]) =>
    Object.fromEntries(names.map((name, index) => [name, (line[places[index] ?? -1] ?? '').trim()]));
  return { rows: lines.map((line) => rowOf(line) as Record<Column, string>) };
};

/** The name of a column in the reader's language, of the names that a file may give it. */
export const columnName = (names: readonly string[], language: Language): string =>
  names.find((name) => /\p{Script=Han}/u.test(name) === (languageTable[language].script === 'han')) ?? names[0] ?? '';
