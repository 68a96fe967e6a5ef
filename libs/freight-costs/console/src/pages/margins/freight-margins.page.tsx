import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountryOptions } from '@caravan/account/api';
import { DataTable, ListPage, useCursorList, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { useListFreightMarginsQuery } from '@caravan/freight-costs/api';
import {
  freightDays,
  freightGroups,
  listFreightMargins,
  maxFreightDays,
  type FreightMargin,
  type FreightMarginPage,
} from '@caravan/freight-costs/contract';
import { day, shopDay, textIn } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { useListShippingMethodsQuery } from '@caravan/shipping/api/staff';
import { Banner, Button, DescriptionList, Disclosure, Link, Money, Stack, Text } from '@caravan/ui-kit';
import { LocalDay, useDownload, useFormats, useLanguage, type PageContext, type PageMeta } from '@caravan/web-core';

export const meta = ({ t }: PageContext<'freight-costs-console'>): PageMeta => ({ title: t('margins.title') });

type Group = FreightMarginPage['groups'][number];

const daysShown = 30;

const isDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The days of the page's address; the last 30 days by default. */
const useDays = () => {
  const { get } = useUrlFilters();
  const [now] = useState(() => new Date());
  const asked = (name: string, ago: number): string =>
    isDate(get(name)) ? get(name) : shopDay(new Date(now.getTime() - ago * day));
  return { from: asked('from', daysShown - 1), to: asked('to', 0) };
};

const Margin = ({ fen }: { fen: number }) => <Money fen={fen} tone={fen < 0 ? 'danger' : 'inherit'} strong />;

const useGroupName = () => {
  const language = useLanguage();
  const { country } = useFormats();
  return ({ by, key, name }: Pick<Group, 'by' | 'key' | 'name'>): string => {
    if (by === 'method') return name ? textIn(name, language) : key;
    return by === 'country' ? country(key) : key.slice(0, 7);
  };
};

/** The sums of all parcels of the filter, and by method, country and month. */
const Sums = ({ page: { totals, groups } }: { page: FreightMarginPage }) => {
  const { t } = useTranslation('freight-costs-console');
  const nameOf = useGroupName();
  const columns: DataColumn<Group>[] = [
    { id: 'name', header: t('margins.group'), rowHeader: true, cell: nameOf },
    { id: 'parcels', header: t('margins.parcels'), numeric: true, cell: ({ parcels }) => parcels },
    { id: 'billed', header: t('margins.billed'), numeric: true, cell: ({ billed }) => billed },
    { id: 'paid', header: t('margins.paid'), numeric: true, cell: ({ paid_fen: fen }) => <Money fen={fen} /> },
    { id: 'cost', header: t('margins.cost'), numeric: true, cell: ({ cost_fen: fen }) => <Money fen={fen} /> },
    {
      id: 'margin',
      header: t('margins.margin'),
      numeric: true,
      cell: ({ paid_fen: paid, cost_fen: cost }) => <Margin fen={paid - cost} />,
    },
  ];
  const { parcels, billed, expected, paid_fen: paid, cost_fen: cost } = totals;
  return (
    <Stack gap="3">
      <DescriptionList
        items={[
          { key: 'parcels', term: t('margins.parcels'), value: parcels },
          { key: 'paid', term: t('margins.paid'), value: <Money fen={paid} strong /> },
          { key: 'cost', term: t('margins.cost'), value: <Money fen={cost} strong /> },
          { key: 'margin', term: t('margins.margin'), value: <Margin fen={paid - cost} /> },
        ]}
      />
      {expected > 0 ? <Banner>{t('margins.expected', { count: expected })}</Banner> : null}
      {parcels > billed ? <Banner>{t('margins.withoutBill', { count: parcels - billed })}</Banner> : null}
      {freightGroups.map((by) => {
        const own = groups.filter((group) => group.by === by);
        return own.length ? (
          <Disclosure key={by} summary={t(`margins.by.${by}`)}>
            <DataTable caption={t(`margins.by.${by}`)} columns={columns} rows={own} keyOf={({ key }) => key} />
          </Disclosure>
        ) : null;
      })}
    </Stack>
  );
};

const useColumns = (groups: readonly Group[]): DataColumn<FreightMargin>[] => {
  const { t } = useTranslation('freight-costs-console');
  const { country } = useFormats();
  const nameOf = useGroupName();
  const methodOf = (key: string) =>
    nameOf(groups.find((group) => group.key === key) ?? { by: 'method', key, name: null });
  return [
    {
      id: 'number',
      header: t('line.package'),
      rowHeader: true,
      cell: ({ number }) => <Link to={warehouseConsolePaths.packageDetail.href({ number })}>{number}</Link>,
    },
    { id: 'shipped', header: t('margins.shipped'), cell: ({ shipped_at: at }) => <LocalDay at={at} /> },
    { id: 'method', header: t('margins.method'), cell: ({ method_id: id }) => methodOf(id) },
    { id: 'country', header: t('margins.country'), cell: (parcel) => country(parcel.country) },
    { id: 'paid', header: t('margins.paid'), numeric: true, cell: ({ paid_fen: fen }) => <Money fen={fen} /> },
    {
      id: 'cost',
      header: t('margins.cost'),
      numeric: true,
      cell: ({ cost_fen: fen, is_expected: isExpected }) => (
        <Stack gap="1">
          {fen === null ? null : <Money fen={fen} />}
          {fen === null || isExpected ? (
            <Text as="span" size="sm" tone="muted">
              {t(isExpected ? 'margins.byLabel' : 'margins.noBill')}
            </Text>
          ) : null}
        </Stack>
      ),
    },
    {
      id: 'margin',
      header: t('margins.margin'),
      numeric: true,
      cell: ({ paid_fen: paid, cost_fen: cost }) => (cost === null ? '–' : <Margin fen={paid - cost} />),
    },
  ];
};

const ExportButton = ({ query }: { query: { from: string; to: string } }) => {
  const { t } = useTranslation('freight-costs-console');
  const { start, busy } = useDownload();
  const file = {
    endpoint: listFreightMargins,
    query: { ...query, format: 'csv' },
    accept: 'text/csv',
    fileName: `freight-${query.from}-${query.to}.csv`,
  };
  return (
    <Button variant="secondary" icon="download" busy={busy} onClick={() => void start(file)}>
      {t('margins.export')}
    </Button>
  );
};

/** Payments of shoppers for shipping beside the bills of carriers, by parcel. */
export const Page = () => {
  const { t } = useTranslation('freight-costs-console');
  const days = useDays();
  const language = useLanguage();
  const methods = useListShippingMethodsQuery(undefined).data ?? [];
  const { options: countries } = useCountryOptions();
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('margins.search') },
    { name: 'from', kind: 'date', label: t('margins.from'), fallback: days.from },
    { name: 'to', kind: 'date', label: t('margins.to'), fallback: days.to },
    {
      name: 'method',
      label: t('margins.method'),
      options: methods.map(({ id, name }) => ({ value: id, label: textIn(name, language) })),
    },
    { name: 'country', label: t('margins.country'), options: countries },
  ]);
  const { method, country, q } = list.query;
  const count = freightDays(days);
  const isReadable = count > 0 && count <= maxFreightDays;
  const query = { ...days, method, country, q };
  const result = useListFreightMarginsQuery(
    { query: { ...query, cursor: list.cursor, limit: 50 } },
    { skip: !isReadable },
  );
  const page = result.currentData;
  return (
    <ListPage
      title={t('margins.title')}
      lead={t('margins.lead')}
      actions={isReadable ? <ExportButton query={query} /> : null}
      list={list}
      below={
        <>
          {isReadable ? null : <Banner tone="warning">{t('margins.wrongDays', { max: maxFreightDays })}</Banner>}
          {page?.items.length ? <Sums page={page} /> : null}
        </>
      }
      result={result}
      rows={isReadable ? undefined : []}
      columns={useColumns(page?.groups ?? [])}
      keyOf={({ number }) => number}
      empty={t('margins.empty')}
    />
  );
};
