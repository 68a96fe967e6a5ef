import { useTranslation } from 'react-i18next';
import { useGetAuditQuery } from '@caravan/account/api/staff';
import type { StaffAction } from '@caravan/account/contract';
import {
  CursorPages,
  FilterForm,
  ListPage,
  useUrlFilters,
  type DataColumn,
  type UrlFilters,
} from '@caravan/console-core';
import { Disclosure, SelectField, TextField } from '@caravan/ui-kit';
import { LocalTime, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { AuditSubject } from './audit-subject.tsx';
import { useAuditWords } from './use-audit-words.ts';
import styles from './audit.module.css';

const pageSize = 50;

export const meta = ({ t }: PageContext<'account-console'>): PageMeta => ({ title: t('audit.title') });

/** Who runs a command on the server. */
const operator = 'command';

/** The parameters of the list in the page's address. */
const queryOf = (filters: UrlFilters) => ({
  page: 1,
  page_size: pageSize,
  cursor: filters.find('cursor'),
  action: filters.find('action'),
  subject: filters.find('subject'),
  staff_id: filters.find('staff_id'),
  from: filters.find('from'),
  to: filters.find('to'),
});

const Facts = ({ data }: Pick<StaffAction, 'data'>) => {
  const { t } = useTranslation('account-console');
  if (!data || Object.keys(data).length === 0) return null;
  return (
    <Disclosure look="plain" summary={t('audit.facts')}>
      {/* The names of the record's fields are English. */}
      <pre className={styles.facts} lang="en">
        {JSON.stringify(data, null, 2)}
      </pre>
    </Disclosure>
  );
};

const useColumns = (): DataColumn<StaffAction>[] => {
  const { t } = useTranslation('account-console');
  const { actionOf, kindOf } = useAuditWords();
  return [
    { id: 'at', header: t('audit.at'), cell: ({ at }) => <LocalTime at={at} /> },
    {
      id: 'who',
      header: t('audit.who'),
      cell: ({ staff_email: email, staff_id: id }) => email ?? (id === operator ? t('audit.command') : id),
    },
    { id: 'action', header: t('audit.action'), rowHeader: true, cell: ({ action }) => actionOf(action) },
    {
      id: 'subject',
      header: t('audit.subject'),
      cell: (action) => <AuditSubject action={action} kind={kindOf(action)} />,
    },
    { id: 'note', header: t('audit.note'), cell: ({ note }) => note ?? '–' },
    {
      id: 'facts',
      header: t('audit.facts'),
      headerHidden: true,
      room: 'line',
      cell: ({ data }) => <Facts data={data} />,
    },
  ];
};

const Fields = ({ filters }: { filters: UrlFilters }) => {
  const { t } = useTranslation('account-console');
  const { actions } = useAuditWords();
  return (
    <>
      <TextField name="subject" label={t('audit.subject')} defaultValue={filters.get('subject')} maxLength={200} />
      <SelectField
        name="action"
        label={t('audit.action')}
        defaultValue={filters.get('action')}
        placeholder={t('audit.all')}
        options={actions}
      />
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
  const query = queryOf(filters);
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
      pager={<CursorPages list={list} filters={filters} />}
    />
  );
};
