import { useTranslation } from 'react-i18next';
import type { BalanceRecord } from '@caravan/fund-payment/contract';
import { Dialog, DescriptionList, Money } from '@caravan/ui-kit';
import { LocalTime, useFormats } from '@caravan/web-core';
import { RecordLinks } from './record-links.tsx';

export interface RecordDetailsProps {
  /** The dialog is open while this is set. */
  record: BalanceRecord | undefined;
  onClose: () => void;
}

const Facts = ({ record }: { record: BalanceRecord }) => {
  const { t } = useTranslation('fund-payment');
  const { asBalance } = useFormats();
  return (
    <DescriptionList
      items={[
        { key: 'number', term: t('fund.column.number'), value: record.transaction_no },
        { key: 'amount', term: t('fund.column.amount'), value: <Money fen={record.amount_fen} signed strong /> },
        { key: 'type', term: t('fund.column.type'), value: t(`fund.types.${record.type}`) },
        { key: 'remark', term: t('fund.column.remark'), value: record.remark },
        { key: 'time', term: t('fund.column.time'), value: <LocalTime at={record.at} /> },
        { key: 'for', term: t('fund.column.for'), value: <RecordLinks record={record} /> },
        { key: 'after', term: t('fund.column.after'), value: asBalance(record.balance_after_fen) },
      ]}
    />
  );
};

/** All details of a record. */
export const RecordDetails = ({ record, onClose }: RecordDetailsProps) => {
  const { t } = useTranslation('fund-payment');
  return (
    <Dialog open={record !== undefined} onClose={onClose} title={t('fund.details')}>
      {record ? <Facts record={record} /> : null}
    </Dialog>
  );
};
