import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import { useListStatementLinesQuery } from '@caravan/procurement/api';
import type { StatementLine } from '@caravan/procurement/contract';
import { Money } from '@caravan/ui-kit';
import { useFormats, type PageContext, type PageMeta } from '@caravan/web-core';
import { BooksTabs, ImportLink } from '../../components/reconciliation/books-tabs.tsx';

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
    { id: 'account', header: t('purchase.account'), width: 'nowrap', cell: ({ account }) => account },
    { id: 'note', header: t('statement.column.note'), cell: ({ note }) => note || '–' },
    { id: 'by', header: t('books.importedBy'), cell: ({ imported_by: by }) => by },
  ];
};

/** Lines of statements whose number no purchase has. */
export const Page = () => {
  const { t } = useTranslation('procurement-console');
  const list = useCursorList([{ name: 'q', kind: 'search', label: t('books.searchLines') }]);
  const query = { ...list.query, state: 'unknown', cursor: list.cursor, limit: 50 } as const;
  return (
    <ListPage
      title={t('books.unknownLines')}
      lead={t('books.unknownLead')}
      actions={<ImportLink />}
      above={<BooksTabs current="unknown" />}
      list={list}
      result={useListStatementLinesQuery({ query })}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={t(query.q ? 'books.emptySearch' : 'books.emptyLines')}
    />
  );
};
