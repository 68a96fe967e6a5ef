import { bestTable, isZip, readTable, type Table, type TableColumns, type TableFault } from './read-table.ts';

/** Reads a text or a workbook. Of a workbook it takes the first sheet with the needed columns. */
export const readTableFile = async <Column extends string>(
  bytes: Uint8Array,
  columns: TableColumns<Column>,
  maxRows: number,
): Promise<{ fault: TableFault } | Table<Column>> => {
  if (!isZip(bytes)) return readTable(bytes, columns, maxRows);
  const { readWorkbook } = await import('./read-workbook.ts');
  const sheets = await readWorkbook(bytes);
  return sheets ? bestTable(columns, sheets, maxRows) : { fault: 'workbook' };
};
