import { useTranslation } from 'react-i18next';
import { useListStaffUsersQuery } from '@caravan/account/api/staff';
import { type StaffUser } from '@caravan/account/contract';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { accountConsolePaths } from '@caravan/routes/console';
import { CopyButton, Link } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { AccountState } from '../../components/account-state.tsx';

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
      cell: ({ id }) => <CopyButton value={id} label={t('people.copyId')} />,
    },
  ];
};

/** Accounts by part of an e-mail or nickname, or by id. */
export const Page = () => {
  const { t } = useTranslation('account-console');
  const list = useCursorList([{ name: 'q', kind: 'search', label: t('people.search') }]);
  const query = { ...list.query, q: list.query.q ?? '', cursor: list.cursor, page: 1, page_size: 50 };
  return (
    <ListPage
      title={t('people.title')}
      list={list}
      result={useListStaffUsersQuery({ query })}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={t('people.empty')}
    />
  );
};
