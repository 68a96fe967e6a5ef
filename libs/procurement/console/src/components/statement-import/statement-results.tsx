import { useTranslation } from 'react-i18next';
import { DataTable, type DataColumn } from '@caravan/console-core';
import type { StatementImported } from '@caravan/procurement/contract';
import { Money, Row, StatusBadge } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import type { StatementRows } from '../../lib/statement-rows.ts';

const tones = {
  matched: 'success',
  amount_differs: 'warning',
  unknown: 'warning',
  known: 'neutral',
  refused: 'danger',
} as const;

export type ResultRow = StatementRows['rows'][number] & { result: StatementImported['rows'][number] };

const Amounts = ({ result: { outcome, statement_fen: stated, paid_fen: paid } }: ResultRow) => {
  const { t } = useTranslation('procurement-console');
  if (outcome !== 'amount_differs' || stated === null) return null;
  return (
    <span>
      {t('books.stated')} <Money fen={stated} />, {t('books.paid')} {paid === null ? '–' : <Money fen={paid} />}
    </span>
  );
};

const useColumns = (): DataColumn<ResultRow>[] => {
  const { t } = useTranslation('procurement-console');
  const { date } = useFormats();
  return [
    { id: 'line', header: t('statement.line'), numeric: true, cell: ({ line }) => line },
    { id: 'number', header: t('purchase.number'), rowHeader: true, cell: ({ row }) => row.supplier_order_no },
    {
      id: 'amount',
      header: t('statement.column.amount'),
      numeric: true,
      cell: ({ row }) => <Money fen={row.amount_fen} />,
    },
    { id: 'day', header: t('statement.column.day'), cell: ({ row }) => date(`${row.paid_on}T00:00:00.000Z`) },
    {
      id: 'outcome',
      header: t('import.outcome'),
      cell: (row) => (
        <Row gap="2" wrap>
          <StatusBadge tone={tones[row.result.outcome]}>{t(`statement.outcome.${row.result.outcome}`)}</StatusBadge>
          <Amounts {...row} />
          {row.result.message}
        </Row>
      ),
    },
  ];
};

/** The outcome of each row. */
export const StatementResults = ({ rows }: { rows: readonly ResultRow[] }) => {
  const { t } = useTranslation('procurement-console');
  return <DataTable caption={t('import.rows')} columns={useColumns()} rows={rows} keyOf={({ line }) => String(line)} />;
};
