import { useState } from 'react';
import { useImportStatementMutation } from '@caravan/procurement/api';
import type { StatementImported } from '@caravan/procurement/contract';
import { useIdempotencyKey } from '@caravan/web-core';
import type { ResultRow } from '../../components/statement-import/statement-results.tsx';
import type { ColumnPlaces, StatementFault, StatementFile } from '../../lib/read-statement-csv.ts';
import type { StatementRows } from '../../lib/statement-rows.ts';

/** What a dry run or an import found. */
export interface StatementReport {
  rows: ResultRow[];
  unread: StatementRows['unread'];
  totals: StatementImported['totals'];
  isDone: boolean;
}

/** A file on its way into the books: read, with its columns chosen, checked by a dry run, and then imported. */
export const useStatementImport = (account: string) => {
  const [chosen, setChosen] = useState<File>();
  const [table, setTable] = useState<StatementFile>();
  const [places, setPlaces] = useState<ColumnPlaces>({});
  const [fault, setFault] = useState<StatementFault | 'noRows'>();
  const [report, setReport] = useState<StatementReport>();
  const [send, { isLoading }] = useImportStatementMutation();
  const { keyFor, settle } = useIdempotencyKey();

  /** What was checked is no longer what would be imported. */
  const forget = (): void => {
    setReport(undefined);
    setFault(undefined);
  };
  const run = async (isDry: boolean): Promise<void> => {
    if (!table) return;
    const { statementRows } = await import('../../lib/statement-rows.ts');
    const { rows, unread } = statementRows(table, places);
    if (!rows.length) {
      setFault('noRows');
      return;
    }
    const body = { account: account.trim(), rows: rows.map(({ row }) => row), dry_run: isDry };
    const { data } = await send({ body, idempotencyKey: keyFor(body) });
    if (!data) return;
    settle();
    const results = rows.flatMap((row, index) => {
      const result = data.rows[index];
      return result ? [{ ...row, result }] : [];
    });
    setReport({ rows: results, unread, totals: data.totals, isDone: !isDry });
  };
  const read = async (file: File): Promise<void> => {
    forget();
    setChosen(file);
    const { readStatementCsv } = await import('../../lib/read-statement-csv.ts');
    const found = readStatementCsv(new Uint8Array(await file.arrayBuffer()));
    setFault('fault' in found ? found.fault : undefined);
    setTable('fault' in found ? undefined : found);
    setPlaces('fault' in found ? {} : found.places);
  };
  return {
    chosen,
    table,
    places,
    fault,
    report,
    isLoading,
    read,
    remove: () => {
      forget();
      setChosen(undefined);
      setTable(undefined);
    },
    refuse: () => setFault('unreadable'),
    choose: (next: ColumnPlaces) => {
      forget();
      setPlaces(next);
    },
    forget,
    check: () => run(true),
    write: () => run(false),
  };
};
