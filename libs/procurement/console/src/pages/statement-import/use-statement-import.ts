import { useState } from 'react';
import { useTableFile, type UnreadRow } from '@caravan/console-core';
import { useImportStatementMutation } from '@caravan/procurement/api';
import { maxImportedRows, type StatementImported } from '@caravan/procurement/contract';
import { useIdempotencyKey } from '@caravan/web-core';
import type { ResultRow } from '../../components/statement-import/statement-results.tsx';
import { statementColumns, statementPlaces } from '../../lib/statement-columns.ts';
import type { StatementFault } from '../../lib/statement-rows.ts';

/** The result of a dry run or an import. */
export interface StatementReport {
  rows: ResultRow[];
  unread: UnreadRow<StatementFault>[];
  totals: StatementImported['totals'] | undefined;
  isDone: boolean;
}

/** A file on its way into the books: read, with its columns chosen, checked by a dry run, and then imported. */
export const useStatementImport = (account: string) => {
  const [report, setReport] = useState<StatementReport>();
  const [send, { isLoading }] = useImportStatementMutation();
  const { keyFor, settle } = useIdempotencyKey();
  /** A check of other rows says nothing about those that would be imported. */
  const forget = (): void => setReport(undefined);
  const file = useTableFile(statementColumns, maxImportedRows, forget, statementPlaces);

  const run = async (isDry: boolean): Promise<void> => {
    if (!file.table) return;
    const { statementRows } = await import('../../lib/statement-rows.ts');
    const { rows, unread } = statementRows(file.table, file.places);
    if (!rows.length) {
      setReport({ rows: [], unread, totals: undefined, isDone: false });
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
  return { file, report, isLoading, forget, check: () => run(true), write: () => run(false) };
};
