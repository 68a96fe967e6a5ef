import { useTranslation } from 'react-i18next';
import { FilterForm, ListPage, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { useListDisputesQuery } from '@caravan/fund-payment/api/staff';
import { type Dispute } from '@caravan/fund-payment/contract';
import { fundPaymentConsolePaths } from '@caravan/routes/console';
import { Link, SelectField } from '@caravan/ui-kit';
import { LocalTime, PageLinks, pageOf, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { DisputeReason, DisputeStatus } from '../../components/dispute/dispute-words.tsx';
import { Subjects } from '../../components/subjects.tsx';

const pageSize = 50;
const states = ['open', 'closed'] as const;

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('disputes.title') });

const useColumns = (): DataColumn<Dispute>[] => {
  const { t } = useTranslation('fund-payment-console');
  return [
    {
      id: 'id',
      header: t('disputes.id'),
      rowHeader: true,
      cell: ({ id }) => <Link to={fundPaymentConsolePaths.dispute.href({ id })}>{id}</Link>,
    },
    { id: 'status', header: t('disputes.status'), cell: (dispute) => <DisputeStatus dispute={dispute} /> },
    { id: 'reason', header: t('disputes.reason'), cell: ({ reason }) => <DisputeReason reason={reason} /> },
    {
      id: 'amount',
      header: t('disputes.amount'),
      numeric: true,
      cell: ({ amount, currency }) => `${amount} ${currency}`,
    },
    { id: 'about', header: t('about'), cell: ({ kind, refs }) => <Subjects kind={kind} refs={refs} /> },
    {
      id: 'due',
      header: t('disputes.due'),
      cell: ({ due_at: at, open }) => (at && open ? <LocalTime at={at} /> : '–'),
    },
    { id: 'opened', header: t('disputes.opened'), cell: ({ opened_at: at }) => <LocalTime at={at} /> },
  ];
};

/** Disputed card payments, newest first. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const [search] = useSearchParams();
  const filters = useUrlFilters();
  const status = states.find((one) => one === filters.get('status'));
  const query = { status, page: pageOf(search), page_size: pageSize };
  const { currentData, isError, refetch } = useListDisputesQuery({ query });
  const columns = useColumns();
  return (
    <ListPage
      title={t('disputes.title')}
      lead={t('disputes.lead')}
      columns={columns}
      rows={currentData?.items}
      keyOf={({ id }) => id}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('disputes.empty') }}
      filters={
        <FilterForm key={search.toString()} label={t('disputes.filter')} submitLabel={t('apply')} filters={filters}>
          <SelectField
            name="status"
            label={t('disputes.status')}
            defaultValue={status ?? ''}
            placeholder={t('all')}
            options={states.map((value) => ({ value, label: t(`disputes.states.${value}`) }))}
          />
        </FilterForm>
      }
      pager={
        currentData ? (
          <PageLinks list={currentData} pathOf={(page) => filters.hrefWith({ page: String(page) })} />
        ) : null
      }
    />
  );
};
