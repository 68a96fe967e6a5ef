import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { TrackingStage } from '@caravan/shipping/contract';
import { packageTable } from '../packages/package.table.ts';

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
    /** False if the carrier named no time zone; `at` then has the time of day of the place as if it were UTC. */
    zoned: boolean().notNull(),
    stage: text().$type<TrackingStage>(),
    place: text().notNull(),
    text: text().notNull(),
    /** The language of the text; null if unknown. */
    lang: text(),
    /** The text in another language, by the service. */
    translation: text(),
    translationLang: text('translation_lang'),
    /** `staff`, or the name of the tracking service. */
    source: text().notNull(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('tracking_event_of_package').on(table.packageNumber, table.at),
    // The same event is stored once.
    unique('tracking_event_once').on(table.packageNumber, table.at, table.place, table.text),
    check('tracking_event_translation', sql`num_nulls(${table.translation}, ${table.translationLang}) in (0, 2)`),
  ],
);

export type TrackingEventRow = typeof trackingEventTable.$inferSelect;
