import { index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { packageTable } from './package.table.ts';

/** The `source` of entries by staff. */
export const staffSource = 'staff';

/** Tracking events of shipped packages. */
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
    /** `staff`, or the name of the tracking service. */
    source: text().notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('tracking_event_of_package').on(table.packageNumber, table.at),
    // The same event is stored once.
    unique('tracking_event_once').on(table.packageNumber, table.at, table.place, table.text),
  ],
);

export type TrackingEventRow = typeof trackingEventTable.$inferSelect;
