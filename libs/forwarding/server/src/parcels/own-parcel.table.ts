import type { OwnParcelState } from '@caravan/forwarding/contract';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import { warehouseTable } from '@caravan/warehouse-packages/port/table';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const fen = (name: string) => bigint(name, { mode: 'number' });

/** Parcels that shoppers send to the warehouse. */
export const ownParcelTable = pgTable(
  'own_parcel',
  {
    /** Such as `FP2611048213K`; the goods have it in place of an order's number. */
    number: text().primaryKey(),
    userId: text('user_id').notNull(),
    /** Whether the shopper announced it, or staff found the shopper when it was here. */
    announced: boolean().notNull(),
    /** Null if the label had none. */
    trackingNumber: text('tracking_number'),
    contents: text().notNull(),
    /** The contents as `searchText` has them. */
    search: text().notNull(),
    shop: text().notNull(),
    quantity: integer().notNull(),
    valueFen: fen('value_fen').notNull(),
    photoNote: text('photo_note').notNull(),
    state: text().$type<OwnParcelState>().notNull(),
    /** The warehouse to which its shopper sends it; null if that was not said. */
    warehouseId: text('warehouse_id').references(() => warehouseTable.id),
    /** A question of staff about the contents. */
    question: text(),
    /** The fee and the storage rules of the moment in which it was announced. */
    handlingFen: fen('handling_fen').notNull(),
    freeDays: integer('free_days').notNull(),
    storageFeeFen: fen('storage_fee_fen').notNull(),
    storageMaxFen: fen('storage_max_fen').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the shopper was reminded that it has not come. */
    remindedAt: instant('reminded_at'),
    receivedAt: instant('received_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    // A shopper announces a number once, in whatever spelling.
    uniqueIndex('own_parcel_announced')
      .on(table.userId, trackingKeyOf(table.trackingNumber))
      .where(sql`${table.state} = 'announced'`),
    index('own_parcel_of_user').on(table.userId, table.createdAt, table.number),
    index('own_parcel_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} = 'announced'`),
    index('own_parcel_newest').on(table.createdAt, table.number),
    index('own_parcel_tracking').on(trackingKeyOf(table.trackingNumber)),
    check('own_parcel_counts', sql`${table.quantity} > 0 and least(${table.valueFen}, ${table.handlingFen}) >= 0`),
    check('own_parcel_received', sql`(${table.state} = 'received') = (${table.receivedAt} is not null)`),
    check('own_parcel_withdrawn', sql`(${table.state} = 'withdrawn') = (${table.withdrawnAt} is not null)`),
    check('own_parcel_asked', sql`${table.question} is null or ${table.state} = 'received'`),
  ],
);

/** Without the column of the search, which the repository writes. */
export type OwnParcelRow = Omit<typeof ownParcelTable.$inferSelect, 'search'>;
