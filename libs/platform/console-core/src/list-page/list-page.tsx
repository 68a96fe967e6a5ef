import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Heading, Loading, NotFoundDrawing, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, PageLinks } from '@caravan/web-core';
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { CursorPages } from './cursor-pages.tsx';
import { ListFilters } from './list-filters.tsx';
import { isFiltered, type CursorList } from './use-cursor-list.ts';
import { useUrlFilters } from './use-url-filters.ts';

type Answer<Item> =
  | readonly Item[]
  | {
      items: readonly Item[];
      next?: string | null;
      count?: number | null;
      page?: number;
      page_size?: number;
      total?: number;
    };

/** The result of the hook of a list's query. Only the rows of the current filters are shown. */
export interface ListResult<Item> {
  currentData?: Answer<Item> | undefined;
  isError: boolean;
  refetch: () => unknown;
}

export interface ListPageProps<Item extends object> extends Omit<DataTableProps<Item>, 'caption' | 'rows'> {
  title: string;
  lead?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Tabs or notices between the title and the filters. */
  above?: ReactNode;
  /** Notices and sums between the filters and the table. */
  below?: ReactNode;
  list?: CursorList;
  result: ListResult<Item>;
  /** Where a page shows fewer rows than were read. */
  rows?: readonly Item[] | undefined;
  /** One sentence that names the next step. */
  empty: string;
  /** The same while nothing is filtered: why there is nothing at all. `empty` by default. */
  none?: string;
  pager?: ReactNode;
}

const RowsSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Stack gap="3">
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Skeleton key={key} part="2-3" />
      ))}
    </Stack>
  </Loading>
);

const Pager = ({ answer }: { answer: Exclude<Answer<unknown>, readonly unknown[]> }) => {
  const filters = useUrlFilters();
  const { next, count = null, page, page_size, total } = answer;
  if (next !== undefined) return <CursorPages list={{ next, count }} filters={filters} />;
  if (page === undefined || page_size === undefined || total === undefined) return null;
  return <PageLinks list={{ page, page_size, total }} pathOf={(to) => filters.hrefWith({ page: String(to) })} />;
};

/** A list of the console: title, filters, and a table that says when it loads, fails or is empty. */
export const ListPage = <Item extends object>(props: ListPageProps<Item>) => {
  const { title, lead, actions, above, below, list, result, rows: shown, empty, none, pager, ...table } = props;
  const { t } = useTranslation(consoleCoreNamespace);
  const { currentData: answer, isError, refetch } = result;
  const read = answer && ('items' in answer ? answer.items : answer);
  const rows = shown ?? read;
  return (
    <Stack gap="4">
      <Row justify="between" wrap>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {actions}
      </Row>
      {lead ? <Text tone="muted">{lead}</Text> : null}
      {above}
      {list ? <ListFilters title={title} list={list} /> : null}
      {below}
      {isError ? <LoadFailed part title={t('list.failed')} onRetry={() => void refetch()} /> : null}
      {!rows && !isError ? <RowsSkeleton label={t('list.loading')} /> : null}
      {rows?.length === 0 ? (
        <EmptyState drawing={<NotFoundDrawing />}>{list && !isFiltered(list) ? (none ?? empty) : empty}</EmptyState>
      ) : null}
      {rows && rows.length > 0 ? <DataTable {...table} caption={title} rows={rows} /> : null}
      {pager ?? (answer && 'items' in answer ? <Pager answer={answer} /> : null)}
    </Stack>
  );
};
