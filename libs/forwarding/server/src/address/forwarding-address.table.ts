import { waitDays } from '@caravan/forwarding/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, date, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The code that a shopper writes on the labels of own parcels. */
export const forwardingCodeTable = pgTable('forwarding_code', {
  userId: text('user_id').primaryKey(),
  code: text().notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/** Settings of all warehouses, with their version: one row, which is absent until their first change. */
export const forwardingListTable = pgTable(
  'forwarding_list',
  {
    id: boolean().primaryKey(),
    version: integer().notNull(),
    /** After how many days shoppers are reminded of parcels that have not come. */
    waitDays: integer('wait_days').notNull().default(waitDays.usual),
  },
  (table) => [check('forwarding_list_one', sql`${table.id}`)],
);

/** Each fee counts for parcels that are announced from the beginning of a day in China. */
export const handlingFeeTable = pgTable(
  'handling_fee',
  { from: date('from_day').primaryKey(), feeFen: bigint('fee_fen', { mode: 'number' }).notNull() },
  (table) => [check('handling_fee_amount', sql`${table.feeFen} >= 0`)],
);
