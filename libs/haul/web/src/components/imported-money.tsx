import { useTranslation } from 'react-i18next';
import type { ImportedPayment, ImportedRecord } from '@caravan/haul/contract';
import { Card, Money, Table, type TableColumn } from '@caravan/ui-kit';
import { LocalDay, useFormats } from '@caravan/web-core';
import { useCodeWords } from '../lib/use-code-words.ts';
import styles from './imported-money.module.css';

/** The payments of an imported archive. */
export const ImportedPayments = ({ payments }: { payments: readonly ImportedPayment[] }) => {
  const { t } = useTranslation('haul');
  const { money, list } = useFormats();
  const words = useCodeWords();
  const namesOf = ({ refs, ref_count: count }: ImportedPayment): string =>
    list(count > refs.length ? [...refs, t('table.more', { count: count - refs.length })] : refs);
  const columns: TableColumn<ImportedPayment>[] = [
    {
      key: 'what',
      header: t('table.what'),
      rowHeader: true,
      cell: (payment) => namesOf(payment) || words.type(payment.kind),
    },
    { key: 'at', header: t('table.at'), cell: ({ created_at: at }) => <LocalDay at={at} /> },
    { key: 'method', header: t('table.method'), cell: ({ method }) => words.method(method) },
    { key: 'status', header: t('table.status'), cell: ({ status }) => words.status(status) },
    {
      key: 'amount',
      header: t('table.amount'),
      numeric: true,
      align: 'end',
      cell: ({ amount_fen: fen, charged: { amount, currency } }) =>
        currency === 'CNY' ? <Money fen={fen} /> : <Money fen={fen} about={money(amount, currency)} />,
    },
  ];
  return (
    <Card space="none">
      <div className={styles.table}>
        <Table caption={t('parts.payments')} columns={columns} rows={payments} keyOf={({ id }) => id} />
      </div>
    </Card>
  );
};

/** The balance records of an imported archive. */
export const ImportedWallet = ({ records }: { records: readonly ImportedRecord[] }) => {
  const { t } = useTranslation('haul');
  const words = useCodeWords();
  const columns: TableColumn<ImportedRecord>[] = [
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
      <div className={styles.table}>
        <Table caption={t('parts.wallet')} columns={columns} rows={records} keyOf={({ number }) => number} />
      </div>
    </Card>
  );
};
