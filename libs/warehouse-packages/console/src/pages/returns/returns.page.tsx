import { useTranslation } from 'react-i18next';
import { CursorPages, FilterForm, ListPage, useStaffMe, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { holdsRole, returnStates } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { ButtonLink, Link, SelectField, TextField } from '@caravan/ui-kit';
import { useListStaffReturnsQuery } from '@caravan/warehouse-packages/api/staff';
import { openStaffReturn, type StaffReturn } from '@caravan/warehouse-packages/contract';
import { LocalDay, LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { ReturnBadge } from '../../components/goods-return/return-words.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('returns.title') });

const useColumns = (): DataColumn<StaffReturn>[] => {
  const { t } = useTranslation('warehouse-packages-console');
  return [
    {
      id: 'number',
      header: t('returns.number'),
      rowHeader: true,
      cell: ({ number }) => <Link to={warehouseConsolePaths.returnDetail.href({ number })}>{number}</Link>,
    },
    { id: 'state', header: t('packages.state'), cell: ({ state }) => <ReturnBadge state={state} /> },
    {
      id: 'goods',
      header: t('shelf.goods'),
      room: 'wide',
      cell: ({ item: { name, quantity } }) => `${name} × ${quantity}`,
    },
    {
      id: 'wish',
      header: t('returns.wish'),
      cell: ({ kind, reason }) => `${t(`returns.kind.${kind}`)} · ${t(`returns.reason.${reason}`)}`,
    },
    { id: 'shop', header: t('returns.shop'), cell: ({ shop_name: shop }) => shop ?? '–' },
    { id: 'due', header: t('returns.due'), cell: ({ due_at: at }) => (at ? <LocalDay at={at} /> : '–') },
    { id: 'created', header: t('packages.created'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
};

/** Returns and exchanges of all shoppers, newest first. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const filters = useUrlFilters();
  const roles = useStaffMe()?.roles ?? [];
  const q = filters.get('q');
  const state = returnStates.find((one) => one === filters.get('state'));
  const { data, isError, refetch } = useListStaffReturnsQuery({
    query: { q: q || undefined, state, cursor: filters.get('cursor'), limit: 50 },
  });
  const columns = useColumns();
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
      filters={
        <FilterForm key={`${q} ${state}`} label={t('returns.filter')} submitLabel={t('apply')} filters={filters}>
          <TextField
            name="q"
            type="search"
            icon="search"
            label={t('returns.search')}
            defaultValue={q}
            maxLength={100}
          />
          <SelectField
            name="state"
            label={t('packages.state')}
            defaultValue={state ?? ''}
            placeholder={t('packages.all')}
            options={returnStates.map((value) => ({ value, label: t(`returns.state.${value}`) }))}
          />
        </FilterForm>
      }
      columns={columns}
      rows={data?.items}
      keyOf={({ number }) => number}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('returns.empty') }}
      pager={<CursorPages list={data} filters={filters} />}
    />
  );
};
