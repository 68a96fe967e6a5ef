import { useTranslation } from 'react-i18next';
import { DataTable, type DataColumn } from '../data-table/data-table.tsx';
import type { UnreadRow } from './table-rows.ts';

export interface UnreadRowsProps<Fault extends string> {
  rows: readonly UnreadRow<Fault>[];
  /** Why a row is not sent, in the reader's language. */
  reason: (why: Fault) => string;
}

/** The rows of a file that are not sent, each with its reason. */
export const UnreadRows = <Fault extends string>({ rows, reason }: UnreadRowsProps<Fault>) => {
  const { t } = useTranslation('console-core');
  if (!rows.length) return null;
  const columns: DataColumn<UnreadRow<Fault>>[] = [
    { id: 'line', header: t('table.line'), numeric: true, cell: ({ line }) => line },
    { id: 'text', header: t('table.text'), rowHeader: true, cell: ({ text }) => text },
    { id: 'why', header: t('table.why'), cell: ({ why }) => reason(why) },
  ];
  return <DataTable caption={t('table.unread')} columns={columns} rows={rows} keyOf={({ line }) => String(line)} />;
};
