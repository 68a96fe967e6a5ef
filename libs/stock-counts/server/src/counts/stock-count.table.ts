import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CountState, DifferenceKind, DifferenceOutcome } from '@caravan/stock-counts/contract';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const move = (name: string) => bigint(name, { mode: 'number' });

/** The keys of the warehouse's bins and goods, whose tables are its own. */
const binKey = pgTable('bin', { code: text().primaryKey() });
const storeItemKey = pgTable('store_item', { id: text().primaryKey() });

/** Counts of bins. A bin has at most one that is not done. */
export const stockCountTable = pgTable(
  'stock_count',
  {
    /** Such as `SC2611048213K`. */
    number: text().primaryKey(),
    bin: text()
      .notNull()
      .references(() => binKey.code),
    state: text().$type<CountState>().notNull(),
    /** Who counts; null while a repeated count waits for somebody. */
    counter: text(),
    openedAt: instant('opened_at').notNull(),
    /** The last move of any goods when it began: goods that were put into the bin later need not be scanned. */
    firstMove: move('first_move').notNull(),
    closedAt: instant('closed_at'),
    doneAt: instant('done_at'),
    /** The count whose differences were to be counted again. */
    againOf: text('again_of'),
  },
  (table) => [
    uniqueIndex('stock_count_of_bin')
      .on(table.bin)
      .where(sql`${table.state} <> 'done'`),
    index('stock_count_newest').on(table.openedAt, table.number),
    index('stock_count_waiting')
      .on(table.number)
      .where(sql`${table.state} <> 'done'`),
    check(
      'stock_count_state',
      sql`case ${table.state} when 'open' then num_nonnulls(${table.closedAt}, ${table.doneAt}) = 0 when 'to_decide' then ${table.closedAt} is not null and ${table.doneAt} is null when 'done' then num_nonnulls(${table.closedAt}, ${table.doneAt}) = 2 else false end`,
    ),
    check('stock_count_counter', sql`${table.counter} is not null or ${table.state} = 'open'`),
  ],
);

/** Goods that were scanned in a count. Rows are never changed; a scan that is taken back while the count is open is deleted. */
export const stockCountScanTable = pgTable(
  'stock_count_scan',
  {
    countNumber: text('count_number')
      .notNull()
      .references(() => stockCountTable.number),
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemKey.id),
    staffId: text('staff_id').notNull(),
    /** The last move of the goods when they were scanned: a later one explains why they are elsewhere. */
    lastMove: move('last_move').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.countNumber, table.itemId] }),
    index('stock_count_scan_of_item').on(table.itemId),
  ],
);

/** How a count differed from the records, and what was decided about it. */
export const stockCountDifferenceTable = pgTable(
  'stock_count_difference',
  {
    countNumber: text('count_number')
      .notNull()
      .references(() => stockCountTable.number),
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemKey.id),
    kind: text().$type<DifferenceKind>().notNull(),
    /** Where the records had the goods. */
    bin: text().references(() => binKey.code),
    /** The last move of the goods when the count was closed: after a later one there is nothing to decide. */
    lastMove: move('last_move').notNull(),
    outcome: text().$type<DifferenceOutcome>(),
    decidedBy: text('decided_by'),
    decidedAt: instant('decided_at'),
    /** Who decided had counted, because nobody else could decide. */
    decidedAlone: boolean('decided_alone').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.countNumber, table.itemId] }),
    index('stock_count_difference_of_item').on(table.itemId),
    check('stock_count_difference_kind', sql`${table.kind} in ('missing', 'found', 'wrong_bin')`),
    check('stock_count_difference_bin', sql`(${table.bin} is null) = (${table.kind} = 'found')`),
    check('stock_count_difference_outcome', sql`${table.outcome} in ('confirmed', 'again', 'moved')`),
    check(
      'stock_count_difference_decided',
      sql`num_nonnulls(${table.outcome}, ${table.decidedBy}, ${table.decidedAt}) in (0, 3)`,
    ),
  ],
);

export type StockCountRow = typeof stockCountTable.$inferSelect;
export type StockCountScanRow = typeof stockCountScanTable.$inferSelect;
export type StockCountDifferenceRow = typeof stockCountDifferenceTable.$inferSelect;
