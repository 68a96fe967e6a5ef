import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { useListFreightLinesQuery } from '@caravan/freight-costs/api';
import { freightLineStates, freightReviews, type FreightLine } from '@caravan/freight-costs/contract';
import { freightCostsConsolePaths as paths, warehouseConsolePaths } from '@caravan/routes/console';
import { Link, Money } from '@caravan/ui-kit';
import { useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { FreightTabs } from '../../components/freight-tabs.tsx';
import { FindingBadges, LineBadges } from '../../components/line-badges.tsx';

export const meta = ({ t }: PageContext<'freight-costs-console'>): PageMeta => ({ title: t('lines.title') });

const useColumns = (): DataColumn<FreightLine>[] => {
  const { t } = useTranslation('freight-costs-console');
  const { asWeight, date } = useFormats();
  return [
    {
      id: 'number',
      header: t('line.number'),
      rowHeader: true,
      width: 'nowrap',
      cell: ({ id, number }) => <Link to={paths.line.href({ id })}>{number || t('line.noNumber')}</Link>,
    },
    { id: 'carrier', header: t('bills.carrier'), cell: ({ carrier }) => carrier },
    {
      id: 'bill',
      header: t('line.bill'),
      cell: ({ bill_id: bill, bill_number: number }) => <Link to={paths.lines.href({ bill })}>{number}</Link>,
    },
    { id: 'day', header: t('bills.day'), cell: ({ billed_on: day }) => date(`${day}T00:00:00.000Z`) },
    {
      id: 'weight',
      header: t('line.weight'),
      numeric: true,
      cell: ({ weight_g: grams }) => (grams === null ? '–' : asWeight(grams)),
    },
    { id: 'amount', header: t('line.amount'), numeric: true, cell: ({ fen }) => <Money fen={fen} /> },
    {
      id: 'package',
      header: t('line.package'),
      width: 'nowrap',
      cell: ({ package_number: number }) =>
        number === null ? '–' : <Link to={warehouseConsolePaths.packageDetail.href({ number })}>{number}</Link>,
    },
    { id: 'state', header: t('line.state'), cell: (line) => <LineBadges line={line} /> },
    { id: 'findings', header: t('line.findings'), cell: ({ findings }) => <FindingBadges findings={findings} /> },
  ];
};

/** Lines of carriers' bills: all, those of a bill, or those that wait for something. */
export const Page = () => {
  const { t } = useTranslation('freight-costs-console');
  const bill = useUrlFilters().find('bill');
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('lines.search') },
    {
      name: 'state',
      label: t('line.state'),
      options: freightLineStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
    {
      name: 'review',
      label: t('line.review'),
      options: freightReviews.map((value) => ({ value, label: t(`reviews.${value}`) })),
    },
  ]);
  const query = { ...list.query, bill, cursor: list.cursor, limit: 50 };
  const result = useListFreightLinesQuery({ query });
  const current = query.state === 'unknown' ? 'unknown' : query.review === 'disputed' ? 'disputed' : 'lines';
  const [first] = result.currentData?.items ?? [];
  return (
    <ListPage
      title={bill !== undefined && first ? t('lines.ofBill', { number: first.bill_number }) : t('lines.title')}
      lead={t('lines.lead')}
      above={<FreightTabs current={current} />}
      list={list}
      result={result}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={t('lines.empty')}
      none={t('lines.none')}
    />
  );
};
