import { useTranslation } from 'react-i18next';
import type { LedgerTransaction } from '@caravan/fund-payment/contract';
import { Money, Table } from '@caravan/ui-kit';
import { AccountName } from './account-name.tsx';

/** The entries of one movement, an account each. */
export const EntriesTable = ({ entries }: Pick<LedgerTransaction, 'entries'>) => {
  const { t } = useTranslation('fund-payment-console');
  return (
    <Table
      caption={t('ledger.entries')}
      rows={entries}
      keyOf={({ account }) => account}
      columns={[
        {
          key: 'account',
          header: t('ledger.account'),
          rowHeader: true,
          cell: ({ account }) => <AccountName account={account} />,
        },
        {
          key: 'amount',
          header: t('amount'),
          align: 'end',
          numeric: true,
          cell: ({ amount_fen: fen }) => <Money fen={fen} signed />,
        },
        {
          key: 'after',
          header: t('ledger.after'),
          align: 'end',
          numeric: true,
          cell: ({ balance_after_fen: fen }) => (fen === null ? '–' : <Money fen={fen} />),
        },
      ]}
    />
  );
};
