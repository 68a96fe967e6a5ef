import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Link, Money } from '@caravan/ui-kit';
import { useListStaffServicesQuery } from '@caravan/goods-services/api/staff';
import { type StaffService } from '@caravan/goods-services/contract';
import { serviceKinds, serviceStatuses } from '@caravan/warehouse-packages/contract';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { ServiceBadge } from '../../components/service-badge.tsx';

export const meta = ({ t }: PageContext<'goods-services-console'>): PageMeta => ({ title: t('services.title') });

const useColumns = (): DataColumn<StaffService>[] => {
  const { t } = useTranslation('goods-services-console');
  return [
    {
      id: 'number',
      header: t('services.number'),
      rowHeader: true,
      cell: ({ number }) => <Link to={warehouseConsolePaths.serviceDetail.href({ number })}>{number}</Link>,
    },
    { id: 'kind', header: t('services.kind'), cell: ({ kind, units }) => t(`services.what.${kind}`, { count: units }) },
    {
      id: 'goods',
      header: t('services.goods'),
      width: 'wide',
      cell: ({ items }) => items.map(({ name }) => name).join(' · '),
    },
    { id: 'status', header: t('services.state'), cell: ({ status }) => <ServiceBadge status={status} /> },
    { id: 'amount', header: t('services.amount'), numeric: true, cell: ({ amount_fen: fen }) => <Money fen={fen} /> },
    { id: 'created', header: t('services.created'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
};

/** The services that shoppers ordered for goods in the warehouse, newest first. */
export const Page = () => {
  const { t } = useTranslation('goods-services-console');
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('services.search') },
    {
      name: 'kind',
      label: t('services.kind'),
      options: serviceKinds.map((value) => ({ value, label: t(`services.kinds.${value}`) })),
    },
    {
      name: 'status',
      label: t('services.state'),
      options: serviceStatuses.map((value) => ({ value, label: t(`services.status.${value}`) })),
    },
  ]);
  const query = { ...list.query, cursor: list.cursor, limit: 100 };
  return (
    <ListPage
      title={t('services.title')}
      list={list}
      result={useListStaffServicesQuery({ query })}
      columns={useColumns()}
      keyOf={({ number }) => number}
      empty={t('services.empty')}
      none={t('services.none')}
    />
  );
};
