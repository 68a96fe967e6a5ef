import { useTranslation } from 'react-i18next';
import { CursorPages, FilterForm, ListPage, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { useListApprovalsQuery } from '@caravan/fund-payment/api/staff';
import { approvalStates, type Approval } from '@caravan/fund-payment/contract';
import { fundPaymentConsolePaths } from '@caravan/routes/console';
import { Link, SelectField } from '@caravan/ui-kit';
import { LocalTime, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { ApprovalAmount, ApprovalBadge, ApprovalSubject } from '../../components/approval/approval-words.tsx';

const pageSize = 50;

export const meta = ({ t }: PageContext<'fund-payment-console'>): PageMeta => ({ title: t('approvals.title') });

const useColumns = (): DataColumn<Approval>[] => {
  const { t } = useTranslation('fund-payment-console');
  return [
    {
      id: 'step',
      header: t('approvals.step'),
      rowHeader: true,
      cell: ({ id, kind }) => (
        <Link to={fundPaymentConsolePaths.approval.href({ id })}>{t(`approvals.kinds.${kind}`)}</Link>
      ),
    },
    { id: 'state', header: t('approvals.state'), cell: ({ state }) => <ApprovalBadge state={state} /> },
    { id: 'about', header: t('about'), cell: ({ kind, ref }) => <ApprovalSubject kind={kind} ref={ref} /> },
    { id: 'amount', header: t('amount'), numeric: true, cell: (row) => <ApprovalAmount approval={row} /> },
    { id: 'why', header: t('approvals.why'), cell: ({ why }) => why },
    { id: 'asker', header: t('approvals.askedBy'), cell: ({ asked_by: asker }) => asker.name },
    { id: 'at', header: t('approvals.askedAt'), cell: ({ asked_at: at }) => <LocalTime at={at} /> },
  ];
};

/** Requests for approval, newest first: all for finance and auditors, otherwise one's own. */
export const Page = () => {
  const { t } = useTranslation('fund-payment-console');
  const [search] = useSearchParams();
  const filters = useUrlFilters();
  const state = approvalStates.find((one) => one === filters.get('state'));
  const query = { limit: pageSize, cursor: filters.find('cursor'), state };
  const { currentData, isError, refetch } = useListApprovalsQuery({ query });
  const columns = useColumns();
  return (
    <ListPage
      title={t('approvals.title')}
      lead={t('approvals.lead')}
      columns={columns}
      rows={currentData?.items}
      keyOf={({ id }) => id}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('approvals.empty') }}
      filters={
        <FilterForm key={search.toString()} label={t('approvals.filter')} submitLabel={t('apply')} filters={filters}>
          <SelectField
            name="state"
            label={t('approvals.state')}
            defaultValue={state ?? ''}
            placeholder={t('all')}
            options={approvalStates.map((value) => ({ value, label: t(`approvals.states.${value}`) }))}
          />
        </FilterForm>
      }
      pager={<CursorPages list={currentData} filters={filters} />}
    />
  );
};
