import { useTranslation } from 'react-i18next';
import {
  CursorPages,
  FilterForm,
  ListPage,
  useUrlFilters,
  type DataColumn,
  type UrlFilters,
} from '@caravan/console-core';
import { useListLedgerQuery } from '@caravan/fund-payment/api/staff';
import { listLedger, recordTypes, type LedgerTransaction } from '@caravan/fund-payment/contract';
import { fundPaymentConsolePaths } from '@caravan/routes/console';
import { Link, Money, Row, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { LocalTime, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountName } from '../../components/account-name.tsx';
import { ExportButton } from '../../components/export-button.tsx';
import { Subjects } from '../../components/subjects.tsx';

const pageSize = 50;

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('ledger.title') });

const queryOf = (filters: UrlFilters) => ({
  limit: pageSize,
  cursor: filters.find('cursor'),
  q: filters.find('q'),
  account: filters.find('account'),
  type: recordTypes.find((one) => one === filters.get('type')),
  from: filters.find('from'),
  to: filters.find('to'),
});

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

const Fields = ({ filters }: { filters: UrlFilters }) => {
  const { t } = useTranslation('fund-payment-console');
  return (
    <>
      <TextField
        name="q"
        type="search"
        icon="search"
        label={t('ledger.search')}
        defaultValue={filters.get('q')}
        maxLength={200}
      />
      <TextField
        name="account"
        label={t('ledger.account')}
        hint={t('ledger.accountHint')}
        defaultValue={filters.get('account')}
        maxLength={100}
      />
      <SelectField
        name="type"
        label={t('ledger.type')}
        defaultValue={filters.get('type')}
        placeholder={t('all')}
        options={recordTypes.map((value) => ({ value, label: t(`ledger.types.${value}`) }))}
      />
      <TextField name="from" type="date" label={t('from')} defaultValue={filters.get('from')} />
      <TextField name="to" type="date" label={t('to')} defaultValue={filters.get('to')} />
    </>
  );
};

/** Every movement of money, newest first. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const [search] = useSearchParams();
  const filters = useUrlFilters();
  const query = queryOf(filters);
  const { currentData, isError, refetch } = useListLedgerQuery({ query });
  const columns = useColumns();
  return (
    <ListPage
      title={t('ledger.title')}
      lead={t('ledger.lead')}
      columns={columns}
      rows={currentData?.items}
      keyOf={({ number }) => number}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('ledger.empty') }}
      actions={<ExportButton endpoint={listLedger} query={query} name="ledger" />}
      filters={
        <FilterForm key={search.toString()} label={t('ledger.filter')} submitLabel={t('apply')} filters={filters}>
          <Fields filters={filters} />
        </FilterForm>
      }
      pager={<CursorPages list={currentData} filters={filters} />}
    />
  );
};
