import type { ParcelState } from '@caravan/procurement/contract';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { purchaseTable } from './purchase.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Parcels that shops send to the warehouse. */
export const inboundParcelTable = pgTable(
  'inbound_parcel',
  {
    id: text().primaryKey(),
    /** Null if the parcel has none. */
    trackingNumber: text('tracking_number'),
    carrier: text().notNull(),
    state: text().$type<ParcelState>().notNull(),
    /** Null until an unknown parcel is matched. */
    purchaseId: text('purchase_id').references(() => purchaseTable.id),
    /** The number of the shopper's own parcel, which no purchase is for (specification 42). */
    forwardingNumber: text('forwarding_number'),
    /** The announced contents, if the shop named them. */
    announced: jsonb().$type<{ line_id: string; quantity: number }[]>(),
    weightG: integer('weight_g'),
    /** Where a parcel is kept that belongs to no known purchase. */
    bin: text(),
    note: text().notNull(),
    /** The note as `searchText` has it; its indexes are in `0000_init.sql`. */
    search: text().notNull(),
    /** The rest of its purchase comes in another parcel. */
    moreComes: boolean('more_comes').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When it came without a purchase, or was received. */
    arrivedAt: instant('arrived_at'),
    receivedAt: instant('received_at'),
  },
  (table) => [
    index('inbound_parcel_tracking').on(trackingKeyOf(table.trackingNumber)),
    // The same number in every spelling, of one parcel until it is received or put aside. Several shoppers may expect it besides.
    uniqueIndex('inbound_parcel_number_open')
      .on(trackingKeyOf(table.trackingNumber))
      .where(sql`${table.state} in ('expected', 'unmatched') and ${table.forwardingNumber} is null`),
    uniqueIndex('inbound_parcel_of_forwarding')
      .on(table.forwardingNumber)
      .where(sql`${table.state} <> 'discarded'`),
    index('inbound_parcel_newest').on(table.createdAt, table.id),
    index('inbound_parcel_of_purchase').on(table.purchaseId),
    index('inbound_parcel_open')
      .on(table.state, table.createdAt, table.id)
      .where(sql`${table.state} in ('expected', 'unmatched')`),
    check(
      'inbound_parcel_unmatched',
      sql`${table.state} <> 'unmatched' or num_nonnulls(${table.purchaseId}, ${table.forwardingNumber}) = 0`,
    ),
    check(
      'inbound_parcel_matched',
      sql`${table.state} not in ('expected', 'received') or num_nonnulls(${table.purchaseId}, ${table.forwardingNumber}) = 1`,
    ),
    check('inbound_parcel_received', sql`(${table.state} = 'received') = (${table.receivedAt} is not null)`),
  ],
);

/** Photos of parcels; the bytes are stored as files. */
export const parcelPhotoTable = pgTable(
  'parcel_photo',
  {
    id: text().primaryKey(),
    parcelId: text('parcel_id')
      .notNull()
      .references(() => inboundParcelTable.id),
    position: integer().notNull(),
    /** SHA-256 of the upload in base64url. */
    digest: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('parcel_photo_of_parcel').on(table.parcelId, table.position),
    // A repeated upload adds nothing.
    unique('parcel_photo_once').on(table.parcelId, table.digest),
  ],
);

/** Secrets that the first process makes and all share. */
export const procurementKeyTable = pgTable('procurement_key', {
  name: text().primaryKey(),
  /** 32 random bytes in base64. */
  value: text().notNull(),
});

/** Without the column of the search, which the repository writes. */
export type InboundParcelRow = Omit<typeof inboundParcelTable.$inferSelect, 'search'>;
export type ParcelPhotoRow = typeof parcelPhotoTable.$inferSelect;
