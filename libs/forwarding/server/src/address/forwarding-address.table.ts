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

/** The warehouses to which shoppers send parcels, with their addresses in Chinese. */
export const forwardingWarehouseTable = pgTable('forwarding_warehouse', {
  id: text().primaryKey(),
  position: integer().notNull(),
  name: text().notNull(),
  recipient: text().notNull(),
  phone: text().notNull(),
  province: text().notNull(),
  city: text().notNull(),
  district: text().notNull(),
  street: text().notNull(),
  postcode: text().notNull(),
  active: boolean().notNull(),
});

/** What counts for all warehouses, and how often they were changed: one row, which is absent until then. */
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

/** What handling a parcel costs that is announced from the beginning of a day in China. */
export const handlingFeeTable = pgTable(
  'handling_fee',
  { from: date('from_day').primaryKey(), feeFen: bigint('fee_fen', { mode: 'number' }).notNull() },
  (table) => [check('handling_fee_amount', sql`${table.feeFen} >= 0`)],
);

export type WarehouseRow = typeof forwardingWarehouseTable.$inferSelect;

/** The address itself, without its place in the list. */
export const fieldsOf = ({
  id,
  name,
  recipient,
  phone,
  province,
  city,
  district,
  street,
  postcode,
}: WarehouseRow): Omit<WarehouseRow, 'active' | 'position'> => ({
  ...{ id, name, recipient, phone, province, city, district, street, postcode },
});
