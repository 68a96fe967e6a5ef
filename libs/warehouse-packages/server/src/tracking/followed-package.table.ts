import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { FollowState } from '@caravan/shipping/contract';
import { packageTable } from '../packages/package.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Shipped packages of which a tracking service was told, so that no number is registered twice. A row is for the
 * carrier and the number in it: staff may have corrected the package meanwhile.
 */
export const followedPackageTable = pgTable(
  'followed_package',
  {
    packageNumber: text('package_number')
      .primaryKey()
      .references(() => packageTable.number),
    source: text().notNull(),
    carrier: text().notNull(),
    trackingNumber: text('tracking_number').notNull(),
    /** The tracking number as the service writes it. */
    number: text().notNull(),
    /** The service's own key of the carrier. */
    carrierKey: integer('carrier_key'),
    state: text().$type<FollowState>().notNull(),
    /** Set if the service refused the number. */
    code: integer(),
    /**
     * From when on the next call is due: the registration, the next question, or the end. A process that makes the call
     * moves it some minutes ahead first, so that no other process makes it, and a crash loses nothing.
     */
    dueAt: instant('due_at'),
    registeredAt: instant('registered_at'),
    /** When the service last said something, or that it has nothing to say. */
    heardAt: instant('heard_at'),
    /** When it last said something new; at first when it was registered. */
    changedAt: instant('changed_at'),
  },
  (table) => [
    index('followed_package_due')
      .on(table.state, table.dueAt)
      .where(sql`${table.dueAt} is not null`),
    index('followed_package_number').on(table.number),
    check('followed_package_state', sql`(${table.state} in ('refused', 'stopped')) = (${table.dueAt} is null)`),
    check('followed_package_code', sql`(${table.state} = 'refused') = (${table.code} is not null)`),
  ],
);

export type FollowedPackageRow = typeof followedPackageTable.$inferSelect;
