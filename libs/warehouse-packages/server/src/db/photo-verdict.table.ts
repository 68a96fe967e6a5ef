import { sql } from 'drizzle-orm';
import { check, foreignKey, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PhotoVerdictKind } from '@caravan/warehouse-packages/contract';
import { storeItemTable } from './store-item.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What shoppers think of the photos of goods, once for each set of photos. Rows are only added. */
export const photoVerdictTable = pgTable(
  'photo_verdict',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemTable.id),
    /** The number of photos that the shopper saw. Photos are only added, so it names the set. */
    photos: integer().notNull(),
    verdict: text().$type<PhotoVerdictKind>().notNull(),
    /** What is wrong with rejected goods; null once its author has closed the account. */
    note: text(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.photos] }),
    check('photo_verdict_photos', sql`${table.photos} > 0`),
    check('photo_verdict_note', sql`${table.verdict} = 'rejected' or ${table.note} = ''`),
  ],
);

/** What the service answered to a rejection, once. Rows are only added. */
export const rejectionAnswerTable = pgTable(
  'rejection_answer',
  {
    itemId: text('item_id').notNull(),
    photos: integer().notNull(),
    note: text().notNull(),
    staffId: text('staff_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.photos] }),
    foreignKey({
      name: 'rejection_answer_verdict',
      columns: [table.itemId, table.photos],
      foreignColumns: [photoVerdictTable.itemId, photoVerdictTable.photos],
    }),
  ],
);

export type PhotoVerdictRow = typeof photoVerdictTable.$inferSelect;

/** A verdict with the service's answer. */
export interface PhotoVerdictState extends PhotoVerdictRow {
  answer: string | null;
}
