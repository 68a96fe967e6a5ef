import { useTranslation } from 'react-i18next';
import { useGetAuditQuery } from '@caravan/account/api/staff';
import type { StaffAction } from '@caravan/account/contract';
import { FilterForm, ListPage, useUrlFilters, type DataColumn, type UrlFilters } from '@caravan/console-core';
import { Disclosure, TextField } from '@caravan/ui-kit';
import { LocalTime, PageLinks, pageOf, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import styles from './audit.module.css';

const pageSize = 50;

export const meta = ({ t }: PageContext<'account-console'>): PageMeta => ({ title: t('audit.title') });

const optional = (value: string): string | undefined => value || undefined;

/** The parameters of the list in the page's address. */
const queryOf = (filters: UrlFilters, page: number) => ({
  page,
  page_size: pageSize,
  action: optional(filters.get('action')),
  subject: optional(filters.get('subject')),
  staff_id: optional(filters.get('staff_id')),
  from: optional(filters.get('from')),
  to: optional(filters.get('to')),
});

const Facts = ({ data }: Pick<StaffAction, 'data'>) => {
  const { t } = useTranslation('account-console');
  if (!data || Object.keys(data).length === 0) return null;
  return (
    <Disclosure summary={t('audit.facts')}>
      <pre className={styles.facts}>{JSON.stringify(data, null, 2)}</pre>
    </Disclosure>
  );
};

const useColumns = (): DataColumn<StaffAction>[] => {
  const { t } = useTranslation('account-console');
  return [
    { id: 'at', header: t('audit.at'), cell: ({ at }) => <LocalTime at={at} /> },
    { id: 'who', header: t('audit.who'), cell: ({ staff_email: email, staff_id: id }) => email ?? id },
    { id: 'action', header: t('audit.action'), rowHeader: true, cell: ({ action }) => <code>{action}</code> },
    {
      id: 'subject',
      header: t('audit.subject'),
      cell: ({ subject_kind: kind, subject_ref: ref }) => `${kind} ${ref}`,
    },
    { id: 'note', header: t('audit.note'), cell: ({ note }) => note ?? '–' },
    { id: 'facts', header: t('audit.facts'), headerHidden: true, cell: ({ data }) => <Facts data={data} /> },
  ];
};

const Fields = ({ filters }: { filters: UrlFilters }) => {
  const { t } = useTranslation('account-console');
  return (
    <>
      <TextField name="subject" label={t('audit.subject')} defaultValue={filters.get('subject')} maxLength={200} />
      <TextField name="action" label={t('audit.action')} defaultValue={filters.get('action')} maxLength={100} />
      <TextField name="staff_id" label={t('audit.staffId')} defaultValue={filters.get('staff_id')} maxLength={64} />
      <TextField name="from" type="date" label={t('audit.from')} defaultValue={filters.get('from')} />
      <TextField name="to" type="date" label={t('audit.to')} defaultValue={filters.get('to')} />
    </>
  );
};

/** What staff did, newest first. Nothing in it can be changed. */
export const Page = () => {
  const { t } = useTranslation('account-console');
  const [search] = useSearchParams();
  const filters = useUrlFilters();
  const query = queryOf(filters, pageOf(search));
  const { currentData, data, isError, refetch } = useGetAuditQuery({ query });
  const columns = useColumns();
  const list = currentData ?? data;
  return (
    <ListPage
      title={t('audit.title')}
      lead={t('audit.lead')}
      columns={columns}
      rows={list?.items}
      keyOf={({ id }) => id}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('audit.empty') }}
      filters={
        <FilterForm key={search.toString()} label={t('audit.filter')} submitLabel={t('apply')} filters={filters}>
          <Fields filters={filters} />
        </FilterForm>
      }
      pager={list ? <PageLinks list={list} pathOf={(page) => filters.hrefWith({ page: String(page) })} /> : null}
    />
  );
};
