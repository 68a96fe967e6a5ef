import { retentionKinds, type RetentionKind } from '@caravan/content/contract';
import { recordPort } from '@caravan/server-core';

/** Implemented by each feature whose rows are deleted after a time. Content holds the periods and runs the deletion. */
export interface RetainedRows {
  /**
   * The number of rows from before this time that a deletion would delete; null for more than `countedItems`. Rows that
   * something open of another feature needs may be counted, too.
   */
  count: (before: Date) => Promise<number | null>;
  /**
   * Deletes the rows from before this time, and what belongs to them, in batches; each batch is a short transaction and
   * yields its number of rows. The caller may stop after any batch and begin again later. What something open needs
   * stays.
   */
  delete: (before: Date) => AsyncIterable<number>;
}

/** The rows of every kind that has a period. */
export type Retained = Readonly<Record<RetentionKind, RetainedRows>>;

export const retainedPort = recordPort<Retained>('RetainedRows', retentionKinds);
