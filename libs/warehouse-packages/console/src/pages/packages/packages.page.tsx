import { useTranslation } from 'react-i18next';
import { countryName, packageStatuses } from '@caravan/kernel';
import { CustomerId, ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { accountConsolePaths, warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, Link, Row } from '@caravan/ui-kit';
import { useListStaffPackagesQuery, useWarehouseFilter } from '@caravan/warehouse-packages/api/staff';
import { type StaffPackageSummary } from '@caravan/warehouse-packages/contract';
import { LocalTime, useLanguage, type PageContext, type PageMeta } from '@caravan/web-core';
import { useWarehouseColumn } from '../../components/warehouse-column.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('packages.title') });

const useColumns = (): DataColumn<StaffPackageSummary>[] => {
  const { t } = useTranslation('warehouse-packages-console');
  const language = useLanguage();
  return [
    {
      id: 'number',
      header: t('packages.number'),
      rowHeader: true,
      cell: ({ number }) => <Link to={warehouseConsolePaths.packageDetail.href({ number })}>{number}</Link>,
    },
    {
      id: 'status',
      header: t('packages.state'),
      cell: ({ status, stage }) => (
        <Row gap="2" wrap>
          <Badge tone={status === 'cancelled' ? 'neutral' : 'info'}>{t(`packages.status.${status}`)}</Badge>
          {stage ? <Badge tone="brand">{t(`packages.stage.${stage}`)}</Badge> : null}
        </Row>
      ),
    },
    {
      id: 'shopper',
      header: t('shelf.shopper'),
      cell: ({ user_id: id }) => <CustomerId id={id} href={accountConsolePaths.person.href({ id })} />,
    },
    { id: 'items', header: t('packages.items'), numeric: true, cell: ({ item_count: count }) => count },
    ...useWarehouseColumn<StaffPackageSummary>(),
    { id: 'country', header: t('packages.country'), cell: ({ address }) => countryName(address.country, language) },
    { id: 'line', header: t('packages.line'), cell: ({ line }) => line.name },
    { id: 'tracking', header: t('packages.tracking'), cell: ({ tracking }) => tracking?.number ?? '' },
    { id: 'created', header: t('packages.created'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
};

/** Packages of all shoppers, newest first. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('packages.search') },
    {
      name: 'status',
      label: t('packages.state'),
      options: packageStatuses.map((value) => ({ value, label: t(`packages.status.${value}`) })),
    },
    ...useWarehouseFilter(t('warehouse')),
  ]);
  const query = { ...list.query, cursor: list.cursor, page: 1, page_size: 50 };
  return (
    <ListPage
      title={t('packages.title')}
      list={list}
      result={useListStaffPackagesQuery({ query })}
      columns={useColumns()}
      keyOf={({ number }) => number}
      empty={t('packages.empty')}
      none={t('packages.none')}
    />
  );
};
