import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PackageEvent, PackageStatus } from '@caravan/warehouse-packages/contract';
import type { PackageActor } from '../domain/package-transitions.ts';
import { packageTable } from './package.table.ts';

/** What later checks need of an event. */
export interface EventData {
  /** Given back by this event. */
  refund_fen?: number;
  payment_id?: string;
}

/** What happened to a package, from its beginning; rows are only ever added. */
export const packageEventTable = pgTable(
  'package_event',
  {
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    /** 1, 2, 3 … without a gap. */
    seq: integer().notNull(),
    event: text().$type<PackageEvent>().notNull(),
    /** Null for the first. */
    fromStatus: text('from_status').$type<PackageStatus>(),
    toStatus: text('to_status').$type<PackageStatus>().notNull(),
    actor: text().$type<PackageActor>().notNull(),
    /** Who, where it was a person. */
    actorId: text('actor_id'),
    note: text(),
    data: jsonb().$type<EventData>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageNumber, table.seq] })],
);

export type PackageEventRow = typeof packageEventTable.$inferSelect;
