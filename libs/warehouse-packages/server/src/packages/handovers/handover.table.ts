import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import { packageTable } from '../package.table.ts';
import { carrierKeyOf } from '../../tracking/tracking-key.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Hand-overs: the packages that a carrier collects at once. */
export const handoverTable = pgTable(
  'handover',
  {
    /** Such as `HO2611048213K`. */
    id: text().primaryKey(),
    carrier: text().notNull(),
    staffId: text('staff_id').notNull(),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('handover_newest').on(table.createdAt, table.id),
    // A repeated begin continues the open one.
    uniqueIndex('handover_open')
      .on(table.staffId, carrierKeyOf(table.carrier))
      .where(sql`${table.closedAt} is null`),
  ],
);

export type HandoverRow = typeof handoverTable.$inferSelect;

/** How the hand-over of a package ended. */
export type HandoverOutcome = 'shipped' | 'refused';

/** The packages of hand-overs. */
export const handoverPackageTable = pgTable(
  'handover_package',
  {
    handoverId: text('handover_id')
      .notNull()
      .references(() => handoverTable.id),
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    trackingNumber: text('tracking_number').notNull(),
    scannedAt: instant('scanned_at').notNull(),
    /** Null until the hand-over is closed. */
    outcome: text().$type<HandoverOutcome>(),
    /** Why it was refused. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.handoverId, table.packageNumber] }),
    uniqueIndex('handover_package_tracking').on(trackingKeyOf(table.trackingNumber), table.handoverId),
    // A package is in one open hand-over at most.
    uniqueIndex('handover_package_open')
      .on(table.packageNumber)
      .where(sql`${table.outcome} is null`),
    check(
      'handover_package_refused',
      sql`(${table.outcome} is not distinct from 'refused') = (${table.reason} is not null)`,
    ),
  ],
);

export type HandoverPackageRow = typeof handoverPackageTable.$inferSelect;
