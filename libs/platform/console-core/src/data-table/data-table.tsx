import {
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Icon, VisuallyHidden } from '@caravan/ui-kit';
import styles from './data-table.module.css';

/** The server sorts and filters; the table keeps selection and sort order in its owner's state. */
const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

type Features = typeof features;

export interface DataColumn<Row> {
  id: string;
  header: string;
  /** Shown in place of the header's text, for a header with texts of another feature. */
  head?: ReactNode;
  /** For a column of buttons or pictures: the header is visually hidden. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** The row's name, which a screen reader says with each of its cells, and a card's title on a phone. */
  rowHeader?: boolean;
  /** Tabular figures at the end of the cell. */
  numeric?: boolean;
  /** `nowrap` keeps a code on one line; `wide` gives names the room of two or three words. */
  width?: 'nowrap' | 'wide';
  /** The header is a button that sorts by this column. */
  sortable?: boolean;
}

export interface DataTableSelection<Row> {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  /** Names the checkbox of a row. */
  labelOf: (row: Row) => string;
  /** Rows that cannot be chosen; by default every row can. */
  disabled?: (row: Row) => boolean;
  /** Names the checkbox of all rows in view. */
  allLabel: string;
}

export interface DataTableSorting {
  /** The id of the column. */
  by: string;
  descending: boolean;
  onChange: (by: string, descending: boolean) => void;
}

export interface DataTableProps<Row extends object> {
  /** Read out first; a visible heading may say the same. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  selection?: DataTableSelection<Row>;
  sorting?: DataTableSorting;
  /** The row whose detail is open. */
  activeKey?: string | undefined;
  /** A click on the row, outside its links and controls. */
  onActivate?: (row: Row) => void;
}

const columnsOf = <Row extends object>(columns: readonly DataColumn<Row>[]): ColumnDef<Features, Row>[] =>
  columns.map(({ id, cell, sortable = false }) => ({
    id,
    enableSorting: sortable,
    cell: ({ row }) => cell(row.original),
  }));

const selectedKeys = (state: RowSelectionState): ReadonlySet<string> =>
  new Set(Object.keys(state).filter((key) => state[key]));

const stateOf = (keys: ReadonlySet<string>): RowSelectionState =>
  Object.fromEntries([...keys].map((key) => [key, true]));

/** A click on a control inside a row is that control's. */
const isOwnControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, select, textarea') !== null;

const SortButton = ({ column, sorting }: { column: { id: string; header: string }; sorting: DataTableSorting }) => {
  const isCurrent = sorting.by === column.id;
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => sorting.onChange(column.id, isCurrent && !sorting.descending)}
    >
      {column.header}
      {isCurrent ? <Icon name={sorting.descending ? 'chevron-down' : 'chevron-up'} size="xs" /> : null}
    </button>
  );
};

/** The console's table: rows of 40 px, which become cards where there is no room for columns. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { caption, columns, rows, keyOf, selection, sorting, activeKey, onActivate } = props;
  const rowSelection = stateOf(selection?.keys ?? new Set());
  const table = useTable({
    features,
    columns: columnsOf(columns),
    data: rows,
    getRowId: keyOf,
    manualSorting: true,
    enableRowSelection: ({ original }) => selection !== undefined && !selection.disabled?.(original),
    state: { rowSelection, sorting: sorting ? [{ id: sorting.by, desc: sorting.descending }] : [] },
    onRowSelectionChange: (change) => selection?.onChange(selectedKeys(functionalUpdate(change, rowSelection))),
  });

  const headerOf = (column: DataColumn<Row>): ReactNode => {
    if (column.head) return column.head;
    if (column.headerHidden) return <VisuallyHidden>{column.header}</VisuallyHidden>;
    return column.sortable && sorting ? <SortButton column={column} sorting={sorting} /> : column.header;
  };
  const orderOf = ({ id }: DataColumn<Row>) => {
    if (!sorting || sorting.by !== id) return undefined;
    return sorting.descending ? 'descending' : 'ascending';
  };

  return (
    <div className={styles.frame}>
      <table role="table" className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {selection ? (
              <th role="columnheader" scope="col" className={styles.check}>
                <input
                  type="checkbox"
                  aria-label={selection.allLabel}
                  checked={rows.length > 0 && table.getIsAllRowsSelected()}
                  onChange={table.getToggleAllRowsSelectedHandler()}
                />
              </th>
            ) : null}
            {columns.map((column) => (
              <th
                key={column.id}
                role="columnheader"
                scope="col"
                data-numeric={column.numeric || undefined}
                aria-sort={orderOf(column)}
              >
                {headerOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {table.getRowModel().rows.map((row) => (
            <tr
              key={row.id}
              role="row"
              data-row={row.id}
              data-selected={row.getIsSelected() || undefined}
              aria-current={row.id === activeKey || undefined}
              data-clickable={onActivate ? true : undefined}
              // A page may move the focus to a row, such as when its detail is closed by a key.
              tabIndex={onActivate ? -1 : undefined}
              onClick={(event) => {
                if (!isOwnControl(event.target)) onActivate?.(row.original);
              }}
            >
              {selection ? (
                <td role="cell" className={styles.check}>
                  <input
                    type="checkbox"
                    aria-label={selection.labelOf(row.original)}
                    checked={row.getIsSelected()}
                    disabled={!row.getCanSelect()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              ) : null}
              {row.getAllCells().map((cell, index) => {
                const column = columns[index];
                const content = <table.FlexRender cell={cell} />;
                return column?.rowHeader ? (
                  <th key={cell.id} role="rowheader" scope="row">
                    {content}
                  </th>
                ) : (
                  <td
                    key={cell.id}
                    role="cell"
                    data-label={column?.headerHidden || column?.head ? undefined : column?.header}
                    data-numeric={column?.numeric || undefined}
                    data-width={column?.width}
                  >
                    {column?.head ? (
                      <span className={styles.label} aria-hidden>
                        {column.head}
                      </span>
                    ) : null}
                    {content}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
