import type { ReactNode } from 'react';
import { EmptyState, Heading, Loading, NotFoundDrawing, Row, Skeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { DataTable, type DataTableProps } from '../data-table/data-table.tsx';

export interface ListPageProps<Row extends object> extends Omit<DataTableProps<Row>, 'caption' | 'rows'> {
  title: string;
  lead?: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** A `FilterForm`, or tabs. */
  filters?: ReactNode;
  /** Undefined until the list has been read. */
  rows: readonly Row[] | undefined;
  failed: boolean;
  onRetry: () => void;
  texts: {
    /** Read out while the list loads. */
    loading: string;
    failed: string;
    /** One sentence that names the next step. */
    empty: string;
  };
  /** The links to the other pages. */
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

/** A list of the console: title, filters, and a table that says when it loads, fails or is empty. */
export const ListPage = <Item extends object>(props: ListPageProps<Item>) => {
  const { title, lead, actions, filters, rows, failed, onRetry, texts, pager, ...table } = props;
  return (
    <Stack gap="4">
      <Row justify="between" wrap>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {actions}
      </Row>
      {lead ? <Text tone="muted">{lead}</Text> : null}
      {filters}
      {failed && !rows ? <LoadFailed part title={texts.failed} onRetry={onRetry} /> : null}
      {!rows && !failed ? <RowsSkeleton label={texts.loading} /> : null}
      {rows?.length === 0 ? <EmptyState drawing={<NotFoundDrawing />}>{texts.empty}</EmptyState> : null}
      {rows && rows.length > 0 ? <DataTable {...table} caption={title} rows={rows} /> : null}
      {pager}
    </Stack>
  );
};
