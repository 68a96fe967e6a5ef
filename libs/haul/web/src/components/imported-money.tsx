import { useTranslation } from 'react-i18next';
import type { HaulPayment, HaulRecord } from '@caravan/haul/contract';
import { Card, Money, Table, type TableColumn } from '@caravan/ui-kit';
import { LocalDay, useFormats } from '@caravan/web-core';
import { useCodeWords } from '../lib/use-code-words.ts';

/** The payments of an imported archive. */
export const ImportedPayments = ({ payments }: { payments: readonly HaulPayment[] }) => {
  const { t } = useTranslation('haul');
  const { money, list } = useFormats();
  const words = useCodeWords();
  const isForeign = ({ charged }: HaulPayment): boolean => charged.currency !== 'CNY';
  const columns: TableColumn<HaulPayment>[] = [
    { key: 'what', header: t('table.what'), rowHeader: true, cell: ({ refs, kind }) => list(refs) || words.type(kind) },
    { key: 'at', header: t('table.at'), cell: ({ created_at: at }) => <LocalDay at={at} /> },
    { key: 'method', header: t('table.method'), cell: ({ method }) => words.method(method) },
    { key: 'status', header: t('table.status'), cell: ({ status }) => words.status(status) },
    {
      key: 'charged',
      header: t('table.charged'),
      numeric: true,
      align: 'end',
      cell: (payment) => (isForeign(payment) ? money(payment.charged.amount, payment.charged.currency) : '–'),
    },
    {
      key: 'amount',
      header: t('table.amount'),
      numeric: true,
      align: 'end',
      cell: ({ amount_fen: fen }) => <Money fen={fen} />,
    },
  ];
  return (
    <Card space="none">
      <Table
        caption={t('parts.payments')}
        columns={columns.filter(({ key }) => key !== 'charged' || payments.some(isForeign))}
        rows={payments}
        keyOf={({ id }) => id}
      />
    </Card>
  );
};

/** The balance records of an imported archive. */
export const ImportedWallet = ({ records }: { records: readonly HaulRecord[] }) => {
  const { t } = useTranslation('haul');
  const words = useCodeWords();
  const columns: TableColumn<HaulRecord>[] = [
    {
      key: 'remark',
      header: t('table.remark'),
      rowHeader: true,
      cell: ({ remark, number }) => <bdi lang="">{remark || number}</bdi>,
    },
    { key: 'at', header: t('table.at'), cell: ({ at }) => <LocalDay at={at} /> },
    { key: 'type', header: t('table.type'), cell: ({ type }) => words.type(type) },
    {
      key: 'amount',
      header: t('table.amount'),
      numeric: true,
      align: 'end',
      cell: ({ amount_fen: fen }) => <Money fen={fen} signed />,
    },
    {
      key: 'balance',
      header: t('table.balance'),
      numeric: true,
      align: 'end',
      cell: ({ balance_after_fen: fen }) => <Money fen={fen} />,
    },
  ];
  return (
    <Card space="none">
      <Table caption={t('parts.wallet')} columns={columns} rows={records} keyOf={({ number }) => number} />
    </Card>
  );
};
