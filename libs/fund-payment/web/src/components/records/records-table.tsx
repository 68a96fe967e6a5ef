import { useTranslation } from 'react-i18next';
import type { BalanceRecord } from '@caravan/fund-payment/contract';
import { Button, CopyButton, Money, Row, Table, type TableColumn } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { useState } from 'react';
import { RecordDetails } from './record-details.tsx';
import { RecordRemark } from './record-links.tsx';

export interface RecordsTableProps {
  records: readonly BalanceRecord[];
}

const SignedAmount = ({ fen }: { fen: number }) => (
  <Money fen={fen} signed strong tone={fen > 0 ? 'success' : 'inherit'} align="end" />
);

/** The records of the balance, newest first. */
export const RecordsTable = ({ records }: RecordsTableProps) => {
  const { t } = useTranslation('fund-payment');
  const [opened, setOpened] = useState<BalanceRecord>();

  const number = ({ transaction_no: no }: BalanceRecord) => (
    <Row as="span" gap="1">
      {no}
      <CopyButton value={no} label={t('fund.copyNumber', { number: no })} />
    </Row>
  );
  const details = (record: BalanceRecord) => (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('fund.detailsOf', { number: record.transaction_no })}
      onClick={() => setOpened(record)}
    >
      {t('fund.details')}
    </Button>
  );
  const columns: TableColumn<BalanceRecord>[] = [
    { key: 'number', header: t('fund.column.number'), cell: number, rowHeader: true },
    { key: 'time', header: t('fund.column.time'), cell: ({ at }) => <LocalTime at={at} /> },
    { key: 'type', header: t('fund.column.type'), cell: ({ type }) => t(`fund.types.${type}`) },
    { key: 'remark', header: t('fund.column.remark'), cell: (record) => <RecordRemark record={record} /> },
    {
      key: 'amount',
      header: t('fund.column.amount'),
      cell: (record) => <SignedAmount fen={record.amount_fen} />,
      align: 'end',
      numeric: true,
    },
    {
      key: 'after',
      header: t('fund.column.after'),
      cell: (record) => <Money fen={record.balance_after_fen} />,
      align: 'end',
      numeric: true,
    },
    { key: 'details', header: t('fund.column.details'), headerHidden: true, cell: details, align: 'end' },
  ];
  return (
    <>
      <Table caption={t('fund.records')} columns={columns} rows={records} keyOf={(record) => record.transaction_no} />
      <RecordDetails record={opened} onClose={() => setOpened(undefined)} />
    </>
  );
};
