import { useTranslation } from 'react-i18next';
import { CursorPages, FilterForm, ListPage, useUrlFilters, type DataColumn } from '@caravan/console-core';
import { useListStatementLinesQuery } from '@caravan/procurement/api';
import type { StatementLine } from '@caravan/procurement/contract';
import { Money, Stack, TextField } from '@caravan/ui-kit';
import { useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { BooksTabs, ImportLink } from '../../components/reconciliation/books-tabs.tsx';

const pageSize = 50;

export const meta = ({ t }: PageContext<'procurement-console'>): PageMeta => ({ title: t('books.unknownLines') });

const useColumns = (): DataColumn<StatementLine>[] => {
  const { t } = useTranslation('procurement-console');
  const { date } = useFormats();
  return [
    {
      id: 'number',
      header: t('purchase.number'),
      rowHeader: true,
      cell: ({ supplier_order_no: number }) => number,
    },
    {
      id: 'amount',
      header: t('statement.column.amount'),
      numeric: true,
      cell: ({ amount_fen: fen }) => <Money fen={fen} />,
    },
    // A day of the shop's zone; in UTC it stays the same.
    { id: 'day', header: t('statement.column.day'), cell: ({ paid_on: day }) => date(`${day}T00:00:00.000Z`) },
    { id: 'account', header: t('purchase.account'), room: 'line', cell: ({ account }) => account },
    { id: 'note', header: t('statement.column.note'), cell: ({ note }) => note || '–' },
    { id: 'by', header: t('books.importedBy'), cell: ({ imported_by: by }) => by },
  ];
};

/** Lines of statements whose number no purchase has. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const filters = useUrlFilters();
  const q = filters.find('q');
  const query = { state: 'unknown' as const, q, cursor: filters.find('cursor'), limit: pageSize };
  const { currentData, isError, refetch } = useListStatementLinesQuery({ query });
  const columns = useColumns();
  return (
    <ListPage
      title={t('books.unknownLines')}
      lead={t('books.unknownLead')}
      columns={columns}
      rows={currentData?.items}
      keyOf={({ id }) => id}
      failed={isError}
      onRetry={() => void refetch()}
      texts={{ loading: t('loading'), failed: t('failed'), empty: t(q ? 'books.emptySearch' : 'books.emptyLines') }}
      actions={<ImportLink />}
      filters={
        <Stack gap="3">
          <BooksTabs current="unknown" />
          <FilterForm key={q ?? ''} label={t('books.filterLines')} submitLabel={t('apply')} filters={filters}>
            <TextField
              name="q"
              type="search"
              icon="search"
              label={t('books.searchLines')}
              defaultValue={q ?? ''}
              maxLength={100}
            />
          </FilterForm>
        </Stack>
      }
      pager={<CursorPages list={currentData} filters={filters} />}
    />
  );
};
