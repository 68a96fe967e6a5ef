import { useTranslation } from 'react-i18next';
import { CursorPages, FilterForm, ListPage, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Link, Money, SelectField, TextField } from '@caravan/ui-kit';
import { useListStaffServicesQuery } from '@caravan/warehouse-packages/api/staff';
import { serviceKinds, serviceStatuses, type StaffService } from '@caravan/warehouse-packages/contract';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { ServiceBadge } from '../../components/service-badge.tsx';

export const meta = ({ t }: PageContext<'warehouse-packages-console'>): PageMeta => ({ title: t('services.title') });

const useColumns = (): DataColumn<StaffService>[] => {
  const { t } = useTranslation('warehouse-packages-console');
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
      room: 'wide',
      cell: ({ items }) => items.map(({ name }) => name).join(' · '),
    },
    { id: 'status', header: t('services.state'), cell: ({ status }) => <ServiceBadge status={status} /> },
    { id: 'amount', header: t('services.amount'), numeric: true, cell: ({ amount_fen: fen }) => <Money fen={fen} /> },
    { id: 'created', header: t('services.created'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
};

/** What shoppers ordered for goods in the warehouse, newest first. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const filters = useUrlFilters();
  const q = filters.get('q');
  const kind = serviceKinds.find((one) => one === filters.get('kind'));
  const status = serviceStatuses.find((one) => one === filters.get('status'));
  const query = { q, kind, status, cursor: filters.get('cursor'), limit: 100 };
  const { data, isError, refetch } = useListStaffServicesQuery({ query });
  const columns = useColumns();
  return (
    <ListPage
      title={t('services.title')}
      filters={
        <FilterForm
          key={`${q} ${kind} ${status}`}
          label={t('services.filter')}
          submitLabel={t('apply')}
          filters={filters}
        >
          <TextField
            name="q"
            type="search"
            icon="search"
            label={t('services.search')}
            defaultValue={q}
            maxLength={100}
          />
          <SelectField
            name="kind"
            label={t('services.kind')}
            defaultValue={kind ?? ''}
            placeholder={t('services.all')}
            options={serviceKinds.map((value) => ({ value, label: t(`services.kinds.${value}`) }))}
          />
          <SelectField
            name="status"
            label={t('services.state')}
            defaultValue={status ?? ''}
            placeholder={t('services.all')}
            options={serviceStatuses.map((value) => ({ value, label: t(`services.status.${value}`) }))}
          />
        </FilterForm>
      }
      columns={columns}
      rows={data?.items}
      keyOf={({ number }) => number}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('services.empty') }}
      pager={<CursorPages list={data} filters={filters} />}
    />
  );
};
