import { useRef, useState } from 'react';
import { useSingleFlight } from '@caravan/web-core';
import { missingColumns, type ColumnPlaces, type Table, type TableColumns } from './read-table.ts';
import { tableRows, type RowRules, type TableRows } from './table-rows.ts';
import { useTableFile, type TableFile } from './use-table-file.ts';

/** The server's answer for each row. */
export interface TableReport<Column extends string, Result> {
  rows: { line: number; row: Record<Column, string>; result: Result }[];
  /** Whether the rows are imported; otherwise this is what would happen. */
  isDone: boolean;
}

export interface TableImport<Column extends string, Result> {
  file: TableFile<Column>;
  /** The rows that are not sent. */
  unread: TableRows<Column>['unread'];
  report: TableReport<Column, Result> | undefined;
  isBusy: boolean;
  /** Imports the rows of the report. */
  write: () => void;
}

export interface TableImportOptions<Column extends string, Result> {
  columns: TableColumns<Column>;
  rules: RowRules<Column>;
  maxRows: number;
  /** Sends the rows; undefined if the call failed, which has shown its reason. */
  send: (rows: Record<Column, string>[], isDry: boolean) => Promise<readonly Result[] | undefined>;
}

/** Imports a file: as soon as its columns are known, asks the server what would happen; `write` then does it. */
export const useTableImport = <Column extends string, Result>({
  columns,
  rules,
  maxRows,
  send,
}: TableImportOptions<Column, Result>): TableImport<Column, Result> => {
  const [read, setRead] = useState<TableRows<Column>>();
  const [report, setReport] = useState<TableReport<Column, Result>>();
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);

  const run = async (rows: TableRows<Column>['rows'], isDry: boolean): Promise<void> => {
    latest.current += 1;
    const mine = latest.current;
    setBusy(true);
    const results = await send(
      rows.map(({ row }) => row),
      isDry,
    );
    // Another file or other columns were chosen meanwhile.
    if (mine !== latest.current) return;
    setBusy(false);
    const found = rows.flatMap((row, index) => {
      const result = results?.[index];
      return result === undefined ? [] : [{ ...row, result }];
    });
    if (results) setReport({ rows: found, isDone: !isDry });
  };
  const change = (table: Table<Column> | undefined, places: ColumnPlaces<Column>): void => {
    latest.current += 1;
    setBusy(false);
    setReport(undefined);
    const isComplete = table !== undefined && !missingColumns(columns, places).length;
    const found = isComplete ? tableRows(table, places, rules) : undefined;
    const isTooLong = found !== undefined && found.rows.length > maxRows;
    setRead(isTooLong ? undefined : found);
    if (isTooLong) file.fail('tooMany');
    else if (found?.rows.length) void run(found.rows, true);
  };
  const file = useTableFile(columns, maxRows, change);
  const write = useSingleFlight(async () => run(read?.rows ?? [], false), 0);
  return { file, unread: read?.unread ?? [], report, isBusy, write: () => void write() };
};
