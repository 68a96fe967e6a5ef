import { useTranslation } from 'react-i18next';
import {
  CursorPages,
  FilterForm,
  ListPage,
  useUrlFilters,
  type DataColumn,
  type UrlFilters,
} from '@caravan/console-core';
import { useListStaffPaymentsQuery } from '@caravan/fund-payment/api/staff';
import { listStaffPayments, payableKinds, paymentMethods, type StaffPayment } from '@caravan/fund-payment/contract';
import { paymentStatuses } from '@caravan/kernel';
import { accountConsolePaths, fundPaymentConsolePaths } from '@caravan/routes/console';
import { Link, Money, SelectField, TextField } from '@caravan/ui-kit';
import { LocalTime, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { ExportButton } from '../../components/export-button.tsx';
import { PaymentStatus } from '../../components/payment-status.tsx';
import { Subjects } from '../../components/subjects.tsx';

const pageSize = 50;

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('payments.title') });

const queryOf = (filters: UrlFilters) => ({
  limit: pageSize,
  cursor: filters.find('cursor'),
  q: filters.find('q'),
  user: filters.find('user'),
  status: paymentStatuses.find((one) => one === filters.get('status')),
  method: paymentMethods.find((one) => one === filters.get('method')),
  kind: payableKinds.find((one) => one === filters.get('kind')),
  from: filters.find('from'),
  to: filters.find('to'),
});

const useColumns = (): DataColumn<StaffPayment>[] => {
  const { t } = useTranslation('fund-payment-console');
  return [
    {
      id: 'at',
      header: t('at'),
      rowHeader: true,
      cell: ({ id, created_at: at }) => (
        <Link to={fundPaymentConsolePaths.payment.href({ id })}>
          <LocalTime at={at} />
        </Link>
      ),
    },
    { id: 'status', header: t('payments.status'), cell: ({ status }) => <PaymentStatus status={status} /> },
    { id: 'kind', header: t('payments.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { id: 'about', header: t('about'), cell: ({ kind, refs }) => <Subjects kind={kind} refs={refs} /> },
    { id: 'method', header: t('payments.method'), cell: ({ method }) => t(`methods.${method}`) },
    { id: 'amount', header: t('amount'), numeric: true, cell: ({ amount_fen: fen }) => <Money fen={fen} /> },
    {
      id: 'refunded',
      header: t('payments.refunded'),
      numeric: true,
      cell: ({ refunded_fen: fen }) => (fen ? <Money fen={fen} /> : '–'),
    },
    {
      id: 'person',
      header: t('payments.person'),
      cell: ({ user_id: id }) => <Link to={accountConsolePaths.person.href({ id })}>{t('payments.person')}</Link>,
    },
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
        label={t('payments.search')}
        defaultValue={filters.get('q')}
        maxLength={200}
      />
      <SelectField
        name="status"
        label={t('payments.status')}
        defaultValue={filters.get('status')}
        placeholder={t('all')}
        options={paymentStatuses.map((value) => ({ value, label: t(`payments.statuses.${value}`) }))}
      />
      <SelectField
        name="method"
        label={t('payments.method')}
        defaultValue={filters.get('method')}
        placeholder={t('all')}
        options={paymentMethods.map((value) => ({ value, label: t(`methods.${value}`) }))}
      />
      <SelectField
        name="kind"
        label={t('payments.kind')}
        defaultValue={filters.get('kind')}
        placeholder={t('all')}
        options={payableKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField name="from" type="date" label={t('from')} defaultValue={filters.get('from')} />
      <TextField name="to" type="date" label={t('to')} defaultValue={filters.get('to')} />
    </>
  );
};

/** The payments of all shoppers, newest first. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const [search] = useSearchParams();
  const filters = useUrlFilters();
  const query = queryOf(filters);
  const { currentData, isError, refetch } = useListStaffPaymentsQuery({ query });
  const columns = useColumns();
  return (
    <ListPage
      title={t('payments.title')}
      columns={columns}
      rows={currentData?.items}
      keyOf={({ id }) => id}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('payments.empty') }}
      actions={<ExportButton endpoint={listStaffPayments} query={query} name="payments" />}
      filters={
        <FilterForm key={search.toString()} label={t('payments.filter')} submitLabel={t('apply')} filters={filters}>
          <Fields filters={filters} />
        </FilterForm>
      }
      pager={<CursorPages list={currentData} filters={filters} />}
    />
  );
};
