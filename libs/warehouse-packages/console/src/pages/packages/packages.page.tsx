import { useTranslation } from 'react-i18next';
import { countryName, type PackageStatus, packageStatuses } from '@caravan/kernel';
import { CursorPages, FilterForm, ListPage, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, Link, Row, SelectField, TextField } from '@caravan/ui-kit';
import { useListStaffPackagesQuery } from '@caravan/warehouse-packages/api/staff';
import { type StaffPackageSummary } from '@caravan/warehouse-packages/contract';
import { LocalTime, useLanguage, type PageContext, type PageMeta } from '@caravan/web-core';

const pageSize = 50;

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
    { id: 'items', header: t('packages.items'), numeric: true, cell: ({ item_count: count }) => count },
    { id: 'country', header: t('packages.country'), cell: ({ address }) => countryName(address.country, language) },
    { id: 'line', header: t('packages.line'), cell: ({ line }) => line.name },
    { id: 'tracking', header: t('packages.tracking'), cell: ({ tracking }) => tracking?.number ?? '' },
    { id: 'created', header: t('packages.created'), cell: ({ created_at: at }) => <LocalTime at={at} /> },
  ];
};

const statusOf = (text: string): PackageStatus | undefined => packageStatuses.find((status) => status === text);

/** Packages of all shoppers, newest first. */
export const Page = () => {
  const { t } = useTranslation('warehouse-packages-console');
  const filters = useUrlFilters();
  const [q, status] = [filters.get('q'), statusOf(filters.get('status'))];
  const { data, isError, refetch } = useListStaffPackagesQuery({
    query: { q, status, cursor: filters.find('cursor'), page: 1, page_size: pageSize },
  });
  const columns = useColumns();
  return (
    <ListPage
      title={t('packages.title')}
      filters={
        <FilterForm key={`${q} ${status}`} label={t('packages.filter')} submitLabel={t('apply')} filters={filters}>
          <TextField
            name="q"
            type="search"
            icon="search"
            label={t('packages.search')}
            defaultValue={q}
            maxLength={100}
          />
          <SelectField
            name="status"
            label={t('packages.state')}
            defaultValue={status ?? ''}
            placeholder={t('packages.all')}
            options={packageStatuses.map((value) => ({ value, label: t(`packages.status.${value}`) }))}
          />
        </FilterForm>
      }
      columns={columns}
      rows={data?.items}
      keyOf={({ number }) => number}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('packages.empty') }}
      pager={<CursorPages list={data} filters={filters} />}
    />
  );
};
