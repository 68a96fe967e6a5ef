import type { ReactNode } from 'react';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import styles from './table.module.css';

export interface TableColumn<Row> {
  key: string;
  header: string;
  /** For a column of buttons or icons: the header is visually hidden. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** The row's name: read out with each of its cells, and the card's title in a narrow place. */
  rowHeader?: boolean;
  align?: 'start' | 'end';
  /** Tabular figures on one line. */
  numeric?: boolean;
}

export interface TableProps<Row> {
  /** Read out first; a visible heading may say the same. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Selected, or unavailable. */
  stateOf?: (row: Row) => 'selected' | 'off' | undefined;
  /** Where the columns have no room: rows as cards, a table that scrolls, or one that scrolls and has cards on a phone. */
  narrow?: 'cards' | 'scroll' | 'phone-cards';
}

/** The roles are explicit because a table laid out as cards loses its implicit ones. */
export const Table = <Row,>({ caption, columns, rows, keyOf, stateOf, narrow = 'cards' }: TableProps<Row>) => {
  const table = (
    <table role="table" className={styles.table} data-narrow={narrow}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, headerHidden, align }) => (
            <th key={key} role="columnheader" scope="col" data-align={align}>
              {headerHidden ? <VisuallyHidden>{header}</VisuallyHidden> : header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => {
          const state = stateOf?.(row);
          return (
            <tr
              key={keyOf(row)}
              role="row"
              data-selected={state === 'selected' || undefined}
              data-off={state === 'off' || undefined}
            >
              {columns.map(({ key, header, headerHidden, cell, rowHeader, align, numeric }) =>
                rowHeader ? (
                  <th key={key} role="rowheader" scope="row" data-align={align}>
                    {cell(row)}
                  </th>
                ) : (
                  <td
                    key={key}
                    role="cell"
                    data-label={headerHidden ? undefined : header}
                    data-align={align}
                    data-numeric={numeric || undefined}
                  >
                    <div className={styles.value}>{cell(row)}</div>
                  </td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
  if (narrow === 'cards') return <div className={styles.box}>{table}</div>;
  const scrolling = (
    <div className={styles.scroll} role="group" aria-label={caption} tabIndex={0}>
      {table}
    </div>
  );
  return narrow === 'scroll' ? scrolling : <div className={styles.box}>{scrolling}</div>;
};
