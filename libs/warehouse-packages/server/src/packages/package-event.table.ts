import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PackageStatus } from '@caravan/kernel';
import type { PackageEvent } from '@caravan/warehouse-packages/contract';
import type { PackageActor } from './package-transitions.ts';
import { packageTable } from './package.table.ts';

/** The details of an event that the audit needs. */
export interface EventData {
  /** The amount that this event refunded. */
  refund_fen?: number;
  payment_id?: string;
  /** The extra payment for the weighed parcel, if the shopper was asked for it. */
  asked_fen?: number;
  /** Whether the shipping method refuses the weighed parcel. */
  refused?: boolean;
  /** Whether this weighing supersedes one that was wrong. */
  corrected?: boolean;
  /** The part of an extra payment that this event refunded. */
  extra_refund_fen?: number;
  /** The part of the discount that this event gave back to the coupon. */
  discount_back_fen?: number;
}

/** The events of a package, from its creation. Rows are never changed. */
export const packageEventTable = pgTable(
  'package_event',
  {
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    /** 1, 2, 3 and so on without gaps. */
    seq: integer().notNull(),
    event: text().$type<PackageEvent>().notNull(),
    /** Null for the first event. */
    fromStatus: text('from_status').$type<PackageStatus>(),
    toStatus: text('to_status').$type<PackageStatus>().notNull(),
    actor: text().$type<PackageActor>().notNull(),
    /** The person's id; null for the system. */
    actorId: text('actor_id'),
    note: text(),
    data: jsonb().$type<EventData>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageNumber, table.seq] }),
    // For figures: who reached a status, and when.
    index('package_event_reached')
      .on(table.toStatus, table.at)
      .where(sql`${table.fromStatus} <> ${table.toStatus}`),
    // For bills of carriers, whose lines follow the number.
    index('package_event_corrected')
      .on(table.packageNumber)
      .where(sql`${table.event} = 'shipment_corrected'`),
  ],
);

export type PackageEventRow = typeof packageEventTable.$inferSelect;
