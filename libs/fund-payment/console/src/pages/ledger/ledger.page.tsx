import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListLedgerQuery } from '@caravan/fund-payment/api/staff';
import { listLedger, recordTypes, type LedgerTransaction } from '@caravan/fund-payment/contract';
import { fundPaymentConsolePaths } from '@caravan/routes/console';
import { Link, Money, Row, Stack } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountName } from '../../components/account-name.tsx';
import { ExportButton } from '../../components/export-button.tsx';
import { Subjects } from '../../components/subjects.tsx';

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('ledger.title') });

const Entries = ({ entries }: LedgerTransaction) => (
  <Stack gap="1">
    {entries.map(({ account, amount_fen: fen }) => (
      <Row key={account} gap="3" justify="between">
        <span>
          <AccountName account={account} />
        </span>
        <Money fen={fen} signed />
      </Row>
    ))}
  </Stack>
);

const useColumns = (): DataColumn<LedgerTransaction>[] => {
  const { t } = useTranslation('fund-payment-console');
  return [
    {
      id: 'number',
      header: t('ledger.number'),
      rowHeader: true,
      cell: ({ number }) => <Link to={fundPaymentConsolePaths.transaction.href({ number })}>{number}</Link>,
    },
    { id: 'at', header: t('at'), cell: ({ at }) => <LocalTime at={at} /> },
    { id: 'type', header: t('ledger.type'), cell: ({ type }) => t(`ledger.types.${type}`) },
    { id: 'about', header: t('about'), cell: ({ kind, refs }) => <Subjects kind={kind} refs={refs} /> },
    { id: 'entries', header: t('ledger.entries'), cell: (transaction) => <Entries {...transaction} /> },
  ];
};

/** Every movement of money, newest first. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('ledger.search'), maxLength: 200 },
    { name: 'account', label: t('ledger.account'), hint: t('ledger.accountHint') },
    {
      name: 'type',
      label: t('ledger.type'),
      options: recordTypes.map((value) => ({ value, label: t(`ledger.types.${value}`) })),
    },
    { name: 'from', kind: 'date', label: t('from') },
    { name: 'to', kind: 'date', label: t('to') },
  ]);
  const query = { ...list.query, cursor: list.cursor, limit: 50 };
  return (
    <ListPage
      title={t('ledger.title')}
      lead={t('ledger.lead')}
      actions={<ExportButton endpoint={listLedger} query={query} name="ledger" />}
      list={list}
      result={useListLedgerQuery({ query })}
      columns={useColumns()}
      keyOf={({ number }) => number}
      empty={t('ledger.empty')}
    />
  );
};
