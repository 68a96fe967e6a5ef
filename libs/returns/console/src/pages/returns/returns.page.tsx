import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, useStaffMe, type DataColumn } from '@caravan/console-core';
import { holdsRole, returnStates } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Link } from '@caravan/ui-kit';
import { useListStaffReturnsQuery } from '@caravan/returns/api/staff';
import { openStaffReturn, type StaffReturn } from '@caravan/returns/contract';
import { LocalDay, LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { ReturnBadge } from '../../components/goods-return/return-words.tsx';

export const meta = ({ t }: PageContext<'returns-console'>): PageMeta => ({ title: t('returns.title') });

const useColumns = (): DataColumn<StaffReturn>[] => {
  const { t } = useTranslation('returns-console');
  return [
    {
      id: 'number',
      header: t('returns.number'),
      rowHeader: true,
      cell: ({ number }) => <Link to={warehouseConsolePaths.returnDetail.href({ number })}>{number}</Link>,
    },
    { id: 'state', header: t('returns.stateName'), cell: ({ state }) => <ReturnBadge state={state} /> },
    {
      id: 'goods',
      header: t('returns.goods'),
      width: 'wide',
      cell: ({ item: { name, quantity } }) => `${name} × ${quantity}`,
    },
    {
      id: 'wish',
      header: t('returns.wish'),
      cell: ({ kind, reason }) => `${t(`returns.kind.${kind}`)} · ${t(`returns.reason.${reason}`)}`,
    },
    { id: 'shop', header: t('returns.shop'), cell: ({ shop_name: shop }) => shop ?? '–' },
    { id: 'due', header: t('returns.due'), cell: ({ due_at: at }) => (at ? <LocalDay at={at} /> : '–') },
    { id: 'created', header: t('returns.created'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
};

/** Returns and exchanges of all shoppers, newest first. */
export const Page = () => {
  const { t } = useTranslation('returns-console');
  const roles = useStaffMe()?.roles ?? [];
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('returns.search') },
    {
      name: 'state',
      label: t('returns.stateName'),
      options: returnStates.map((value) => ({ value, label: t(`returns.state.${value}`) })),
    },
  ]);
  const query = { ...list.query, cursor: list.cursor, limit: 50 };
  return (
    <ListPage
      title={t('returns.title')}
      actions={
        holdsRole(roles, openStaffReturn.roles) ? (
          <ButtonLink to={warehouseConsolePaths.newReturn.href()} icon="refresh">
            {t('returns.new')}
          </ButtonLink>
        ) : undefined
      }
      list={list}
      result={useListStaffReturnsQuery({ query })}
      columns={useColumns()}
      keyOf={({ number }) => number}
      empty={t('returns.empty')}
      none={t('returns.none')}
    />
  );
};
