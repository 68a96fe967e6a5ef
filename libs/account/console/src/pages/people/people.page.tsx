import { useTranslation } from 'react-i18next';
import { useListStaffUsersQuery } from '@caravan/account/api/staff';
import { type StaffUser } from '@caravan/account/contract';
import { CursorPages, FilterForm, ListPage, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { accountConsolePaths } from '@caravan/routes/console';
import { Link, TextField } from '@caravan/ui-kit';
import { CopyValue, LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountState } from '../../components/account-state.tsx';

const pageSize = 50;

export const meta = ({ t }: PageContext<'account-console'>): PageMeta => ({ title: t('people.title') });

const useColumns = (): DataColumn<StaffUser>[] => {
  const { t } = useTranslation('account-console');
  return [
    {
      id: 'email',
      header: t('people.email'),
      rowHeader: true,
      cell: ({ id, email }) => <Link to={accountConsolePaths.person.href({ id })}>{email}</Link>,
    },
    { id: 'nickname', header: t('people.nickname'), cell: ({ nickname }) => nickname ?? '–' },
    { id: 'state', header: t('people.state'), cell: (account) => <AccountState account={account} /> },
    { id: 'since', header: t('people.since'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
    {
      id: 'id',
      header: t('people.id'),
      cell: ({ id }) => <CopyValue value={id} label={t('people.copyId')} />,
    },
  ];
};

/** Accounts by part of an e-mail or nickname, or by id. */
export const Page = () => {
  const { t } = useTranslation('account-console');
  const filters = useUrlFilters();
  const query = { q: filters.get('q'), cursor: filters.find('cursor'), page: 1, page_size: pageSize };
  const { currentData, data, isError, refetch } = useListStaffUsersQuery({ query });
  const columns = useColumns();
  const list = currentData ?? data;
  return (
    <ListPage
      title={t('people.title')}
      columns={columns}
      rows={list?.items}
      keyOf={({ id }) => id}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('people.empty') }}
      filters={
        <FilterForm key={query.q} label={t('people.filter')} submitLabel={t('apply')} filters={filters}>
          <TextField
            name="q"
            type="search"
            icon="search"
            label={t('people.search')}
            defaultValue={query.q}
            maxLength={100}
          />
        </FilterForm>
      }
      pager={<CursorPages list={list} filters={filters} />}
    />
  );
};
