import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListFreightBillsQuery } from '@caravan/freight-costs/api';
import type { FreightBill } from '@caravan/freight-costs/contract';
import { freightCostsConsolePaths as paths } from '@caravan/routes/console';
import { ButtonLink, Link, Money, Text } from '@caravan/ui-kit';
import { LocalDay, useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { FreightTabs } from '../../components/freight-tabs.tsx';
import { useAmounts } from '../../lib/use-amounts.ts';

export const meta = ({ t }: PageContext<'freight-costs-console'>): PageMeta => ({ title: t('bills.title') });

const useColumns = (): DataColumn<FreightBill>[] => {
  const { t } = useTranslation('freight-costs-console');
  const { date } = useFormats();
  const amounts = useAmounts();
  const waiting = (bill: string, count: number, over: Readonly<Record<string, string>>) =>
    count ? <Link to={paths.lines.href({ bill, ...over })}>{count}</Link> : '–';
  return [
    {
      id: 'number',
      header: t('bills.number'),
      rowHeader: true,
      cell: ({ id, number }) => <Link to={paths.lines.href({ bill: id })}>{number}</Link>,
    },
    { id: 'carrier', header: t('bills.carrier'), cell: ({ carrier }) => carrier },
    { id: 'day', header: t('bills.day'), cell: ({ billed_on: day }) => date(`${day}T00:00:00.000Z`) },
    {
      id: 'total',
      header: t('bills.total'),
      numeric: true,
      cell: ({ total_hundredths: total, total_fen: fen, currency }) => (
        <>
          <Money fen={fen} />
          {currency === 'CNY' ? null : (
            <Text as="span" size="sm" tone="muted">
              {' '}
              {amounts(total, currency)}
            </Text>
          )}
        </>
      ),
    },
    { id: 'lines', header: t('bills.lines'), numeric: true, cell: ({ lines }) => lines },
    {
      id: 'unknown',
      header: t('bills.unknown'),
      numeric: true,
      cell: ({ id, unknown }) => waiting(id, unknown, { state: 'unknown' }),
    },
    {
      id: 'open',
      header: t('bills.open'),
      numeric: true,
      cell: ({ id, open }) => waiting(id, open, { review: 'open' }),
    },
    {
      id: 'disputed',
      header: t('bills.disputed'),
      numeric: true,
      cell: ({ id, disputed }) => waiting(id, disputed, { review: 'disputed' }),
    },
    { id: 'at', header: t('bills.imported'), cell: ({ imported_at: at }) => <LocalDay at={at} /> },
    { id: 'by', header: t('bills.importedBy'), cell: ({ imported_by: by }) => by },
  ];
};

/** Carriers' bills, the latest import first. */
export const Page = () => {
  const { t } = useTranslation('freight-costs-console');
  const list = useCursorList([{ name: 'q', kind: 'search', label: t('bills.search') }]);
  const query = { ...list.query, cursor: list.cursor, limit: 50 };
  return (
    <ListPage
      title={t('bills.title')}
      lead={t('bills.lead')}
      actions={
        <ButtonLink to={paths.billImport.href()} icon="upload">
          {t('import.title')}
        </ButtonLink>
      }
      above={<FreightTabs current="bills" />}
      list={list}
      result={useListFreightBillsQuery({ query })}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={t('bills.empty')}
      none={t('bills.none')}
    />
  );
};
