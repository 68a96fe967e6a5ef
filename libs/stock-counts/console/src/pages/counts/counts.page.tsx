import { useTranslation } from 'react-i18next';
import { ListPage, StaffName, useCursorList, useStaffMe, type DataColumn } from '@caravan/console-core';
import { holdsRole } from '@caravan/kernel';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { useListStockCountsQuery } from '@caravan/stock-counts/api';
import { countStates, openStockCount, type StockCount } from '@caravan/stock-counts/contract';
import { ButtonLink, Link } from '@caravan/ui-kit';
import { LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { CountBadge } from '../../components/count-words.tsx';

export const meta = ({ t }: PageContext<'stock-counts-console'>): PageMeta => ({ title: t('counts.title') });

const useColumns = (): DataColumn<StockCount>[] => {
  const { t } = useTranslation('stock-counts-console');
  return [
    {
      id: 'number',
      header: t('counts.number'),
      rowHeader: true,
      cell: ({ number }) => <Link to={warehouseConsolePaths.countDetail.href({ number })}>{number}</Link>,
    },
    { id: 'bin', header: t('counts.bin'), width: 'nowrap', cell: ({ bin }) => bin },
    { id: 'state', header: t('counts.stateName'), cell: (count) => <CountBadge count={count} /> },
    {
      id: 'counter',
      header: t('counts.counter'),
      cell: ({ counter }) => {
        if (!counter) return '–';
        return counter.email === null ? counter.name : <StaffName name={counter.name} email={counter.email} />;
      },
    },
    { id: 'scanned', header: t('counts.scanned'), numeric: true, cell: ({ scanned }) => scanned },
    { id: 'differences', header: t('counts.differences'), numeric: true, cell: (count) => count.difference_count },
    { id: 'undecided', header: t('counts.undecided'), numeric: true, cell: ({ undecided }) => undecided },
    { id: 'opened', header: t('counts.opened'), cell: ({ opened_at: at }) => <LocalTime at={at} /> },
  ];
};

/** Counts of bins, newest first. */
export const Page = () => {
  const { t } = useTranslation('stock-counts-console');
  const roles = useStaffMe()?.roles ?? [];
  const list = useCursorList([
    { name: 'q', kind: 'search', label: t('counts.search') },
    {
      name: 'state',
      label: t('counts.stateName'),
      options: countStates.map((value) => ({ value, label: t(`counts.state.${value}`) })),
    },
  ]);
  const query = { ...list.query, cursor: list.cursor, limit: 50 };
  return (
    <ListPage
      title={t('counts.title')}
      actions={
        holdsRole(roles, openStockCount.roles) ? (
          <ButtonLink to={warehouseConsolePaths.count.href()} icon="check">
            {t('counts.station')}
          </ButtonLink>
        ) : undefined
      }
      list={list}
      result={useListStockCountsQuery({ query })}
      columns={useColumns()}
      keyOf={({ number }) => number}
      empty={t('counts.empty')}
      none={t('counts.none')}
    />
  );
};
