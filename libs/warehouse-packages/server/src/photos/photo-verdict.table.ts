import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PhotoVerdictKind } from '@caravan/warehouse-packages/contract';
import { storeItemTable } from '../store/store-item.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The key of returns, whose table is theirs. */
const goodsReturnKey = pgTable('goods_return', { number: text().primaryKey() });

/** The verdicts of shoppers on the photos of goods, once for each set of photos. Rows are only added. */
export const photoVerdictTable = pgTable(
  'photo_verdict',
  {
    itemId: text('item_id')
      .notNull()
      .references(() => storeItemTable.id),
    /** The number of photos that the shopper saw. Photos are only added, so it names the set. */
    photos: integer().notNull(),
    verdict: text().$type<PhotoVerdictKind>().notNull(),
    /** The fault of rejected goods; null once its author has closed the account. */
    note: text(),
    /** The return that a rejection opened. */
    returnNumber: text('return_number')
      .unique()
      .references(() => goodsReturnKey.number),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.photos] }),
    check('photo_verdict_photos', sql`${table.photos} > 0`),
    check('photo_verdict_note', sql`${table.verdict} = 'rejected' or ${table.note} = ''`),
    check('photo_verdict_return', sql`(${table.verdict} = 'rejected') = (${table.returnNumber} is not null)`),
  ],
);

export type PhotoVerdictRow = typeof photoVerdictTable.$inferSelect;
