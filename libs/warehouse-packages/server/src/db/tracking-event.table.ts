import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { packageTable } from './package.table.ts';

/** Source of what staff wrote themselves. */
export const toldByStaff = 'staff';

/** What carriers said of packages on their way. */
export const trackingEventTable = pgTable(
  'tracking_event',
  {
    id: text().primaryKey(),
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    at: timestamp({ withTimezone: true }).notNull(),
    place: text().notNull(),
    text: text().notNull(),
    /** `staff`, or the name of the service that told it. */
    source: text().notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('tracking_event_of_package').on(table.packageNumber, table.at),
    // The same news told twice is there once.
    unique('tracking_event_once').on(table.packageNumber, table.at, table.place, table.text),
  ],
);

export type TrackingEventRow = typeof trackingEventTable.$inferSelect;
