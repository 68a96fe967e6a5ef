import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CursorPages, FilterForm, ListPage, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { useListMarginsQuery } from '@caravan/figures/api';
import { listMargins, maxMarginDays, type Margin, type OrderMargin } from '@caravan/figures/contract';
import { formatFen } from '@caravan/kernel';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { Banner, DescriptionList, Link, Money, Stack, Text, TextField } from '@caravan/ui-kit';
import { LocalDay, useFormats, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { ExportButton } from '../../components/export-button.tsx';
import { figureDays, hasMargins } from '../../lib/figure-days.ts';

const pageSize = 50;

export const meta = ({ t }: PageContext<'figures-console'>): PageMeta => ({ title: t('margins.title') });

const useColumns = (): DataColumn<OrderMargin>[] => {
  const { t } = useTranslation('figures-console');
  const { number: format } = useFormats();
  const amount = (fen: number) => (fen ? <Money fen={fen} /> : '–');
  return [
    {
      id: 'number',
      header: t('margins.number'),
      rowHeader: true,
      cell: ({ number }) => <Link to={cartOrdersConsolePaths.order.href({ number })}>{number}</Link>,
    },
    { id: 'shop', header: t('margins.shop'), cell: ({ shop_name: shop }) => shop ?? '–' },
    { id: 'paid', header: t('margins.paidAt'), cell: ({ paid_at: at }) => <LocalDay at={at} /> },
    { id: 'goods', header: t('margins.goods'), numeric: true, cell: ({ goods_fen: fen }) => amount(fen) },
    {
      id: 'shipping',
      header: t('margins.shipping'),
      numeric: true,
      cell: ({ domestic_shipping_fen: fen }) => amount(fen),
    },
    {
      id: 'fees',
      header: t('margins.fees'),
      numeric: true,
      cell: ({ photo_fen: photos, extra_fen: extras }) => amount(photos + extras),
    },
    { id: 'refunded', header: t('turnover.refunded'), numeric: true, cell: ({ refunded_fen: fen }) => amount(fen) },
    { id: 'cost', header: t('margin.cost'), numeric: true, cell: ({ cost_fen: fen }) => amount(fen) },
    {
      id: 'margin',
      header: t('margin.margin'),
      numeric: true,
      cell: ({ margin_fen: fen }) =>
        fen === null ? (
          <Text as="span" size="sm" tone="muted">
            {t('margins.unknown')}
          </Text>
        ) : (
          <Money fen={fen} strong />
        ),
    },
    {
      id: 'percent',
      header: t('margins.percent'),
      numeric: true,
      cell: ({ margin_percent: percent }) => (percent === null ? '–' : t('quotes.percent', { value: format(percent) })),
    },
  ];
};

/** The sum of all orders of the filter. */
const Totals = ({ totals }: { totals: Margin }) => {
  const { t } = useTranslation('figures-console');
  const { paid_fen: paid, cost_fen: cost, without_cost: count, without_cost_fen: unknown } = totals;
  return (
    <Stack gap="3">
      <DescriptionList
        items={[
          { key: 'orders', term: t('margin.orders'), value: totals.orders },
          { key: 'paid', term: t('margin.paid'), value: <Money fen={paid} strong /> },
          { key: 'cost', term: t('margin.cost'), value: <Money fen={cost} strong /> },
          { key: 'margin', term: t('margin.margin'), value: <Money fen={paid - cost} strong /> },
        ]}
      />
      {count > 0 ? <Banner>{t('margin.unknown', { count, amount: formatFen(unknown) })}</Banner> : null}
    </Stack>
  );
};

const useFilter = () => {
  const filters = useUrlFilters();
  const [now] = useState(() => new Date());
  const { from, to } = figureDays({ from: filters.get('from'), to: filters.get('to'), by: 'day' }, now);
  const days = { from, to };
  return { filters, days, query: { ...days, q: filters.find('q'), cursor: filters.find('cursor'), limit: pageSize } };
};

/** What each paid order brought and cost, the latest payment first. */
export const Page = () => {
  const { t } = useTranslation('figures-console');
  const [search] = useSearchParams();
  const { filters, days, query } = useFilter();
  const isReadable = hasMargins(days);
  const { currentData, isError, refetch } = useListMarginsQuery({ query }, { skip: !isReadable });
  const columns = useColumns();
  const fileQuery = { ...days, q: query.q };
  return (
    <ListPage
      title={t('margins.title')}
      lead={t('margins.lead')}
      columns={columns}
      rows={isReadable ? currentData?.items : []}
      keyOf={({ number }) => number}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t('margins.empty') }}
      actions={isReadable ? <ExportButton endpoint={listMargins} query={fileQuery} name="margins" /> : null}
      filters={
        <Stack gap="3">
          <FilterForm key={search.toString()} label={t('margins.filter')} submitLabel={t('apply')} filters={filters}>
            <TextField name="from" type="date" label={t('from')} defaultValue={days.from} />
            <TextField name="to" type="date" label={t('to')} defaultValue={days.to} />
            <TextField
              name="q"
              type="search"
              icon="search"
              label={t('margins.search')}
              defaultValue={query.q ?? ''}
              maxLength={100}
            />
          </FilterForm>
          {isReadable ? null : <Banner tone="warning">{t('margins.wrongDays', { max: maxMarginDays })}</Banner>}
          {currentData?.items.length ? <Totals totals={currentData.totals} /> : null}
        </Stack>
      }
      pager={<CursorPages list={currentData} filters={filters} />}
    />
  );
};
