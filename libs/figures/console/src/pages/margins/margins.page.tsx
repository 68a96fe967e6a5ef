import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { useListMarginsQuery } from '@caravan/figures/api';
import { listMargins, maxMarginDays, type Margin, type OrderMargin } from '@caravan/figures/contract';
import { formatFen } from '@caravan/kernel';
import { cartOrdersConsolePaths } from '@caravan/routes/console';
import { Banner, DescriptionList, Link, Money, Stack, Text } from '@caravan/ui-kit';
import { LocalDay, useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { ExportButton } from '../../components/export-button.tsx';
import { figureDays, hasMargins } from '../../lib/figure-days.ts';

export const meta = ({ t }: PageContext<'figures-console'>): PageMeta => ({ title: t('margins.title') });

/** @param hasExchange Whether some of the orders have an exchange margin. */
const useColumns = (hasExchange: boolean): DataColumn<OrderMargin>[] => {
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
    { id: 'service', header: t('margin.serviceFee'), numeric: true, cell: ({ service_fee_fen: fen }) => amount(fen) },
    ...(hasExchange
      ? [
          {
            id: 'exchange',
            header: t('margin.exchange'),
            numeric: true,
            cell: ({ exchange_margin_fen: fen }: OrderMargin) => amount(fen),
          },
        ]
      : []),
    { id: 'refunded', header: t('turnover.refunded'), numeric: true, cell: ({ refunded_fen: fen }) => amount(fen) },
    { id: 'repaid', header: t('margins.repaid'), numeric: true, cell: ({ repaid_fen: fen }) => amount(fen) },
    {
      id: 'cost',
      header: t('margin.cost'),
      numeric: true,
      cell: ({ cost_fen: fen, return_freight_fen: freight }) => (
        <Stack gap="1">
          {amount(fen)}
          {freight ? (
            <Text as="span" size="sm" tone="muted">
              {t('margins.withFreight', { amount: formatFen(freight) })}
            </Text>
          ) : null}
        </Stack>
      ),
    },
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
const Totals = ({ totals, exchangeFen }: { totals: Margin; exchangeFen: number }) => {
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
          ...(totals.kept_service_fee_fen > 0
            ? [
                {
                  key: 'service',
                  term: t('margin.keptServiceFee'),
                  value: <Money fen={totals.kept_service_fee_fen} strong />,
                },
              ]
            : []),
          ...(exchangeFen > 0
            ? [{ key: 'exchange', term: t('margin.exchange'), value: <Money fen={exchangeFen} strong /> }]
            : []),
        ]}
      />
      {count > 0 ? <Banner>{t('margin.unknown', { count, amount: formatFen(unknown) })}</Banner> : null}
    </Stack>
  );
};

const useDays = () => {
  const { get } = useUrlFilters();
  const [now] = useState(() => new Date());
  const { from, to } = figureDays({ from: get('from'), to: get('to'), by: 'day' }, now);
  return { from, to };
};

/** Income and costs of each paid order, the latest payment first. */
export const Page = () => {
  const { t } = useTranslation('figures-console');
  const days = useDays();
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('margins.search') },
    { name: 'from', kind: 'date', label: t('from'), fallback: days.from },
    { name: 'to', kind: 'date', label: t('to'), fallback: days.to },
  ]);
  const isReadable = hasMargins(days);
  const query = { ...days, q: list.query.q };
  const result = useListMarginsQuery({ query: { ...query, cursor: list.cursor, limit: 50 } }, { skip: !isReadable });
  const totals = result.currentData?.items.length ? result.currentData.totals : undefined;
  const exchangeFen = result.currentData?.exchange_margin_fen ?? 0;
  return (
    <ListPage
      title={t('margins.title')}
      lead={t('margins.lead')}
      actions={isReadable ? <ExportButton endpoint={listMargins} query={query} name="margins" /> : null}
      list={list}
      below={
        <>
          {isReadable ? null : <Banner tone="warning">{t('margins.wrongDays', { max: maxMarginDays })}</Banner>}
          {totals ? <Totals totals={totals} exchangeFen={exchangeFen} /> : null}
        </>
      }
      result={result}
      rows={isReadable ? undefined : []}
      columns={useColumns(exchangeFen > 0)}
      keyOf={({ number }) => number}
      empty={t('margins.empty')}
    />
  );
};
