import { sql } from 'drizzle-orm';
import { check, doublePrecision, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A night's count for a shipping method to a country; null where there are too few parcels for a figure. Everything can
 * be counted again from packages, weighings and events.
 */
export const quoteAccuracyTable = pgTable(
  'quote_accuracy',
  {
    country: text().notNull(),
    methodId: text('method_id').notNull(),
    feeParcels: integer('fee_parcels'),
    feesSince: instant('fees_since'),
    medianPercent: doublePrecision('median_percent'),
    p90Percent: doublePrecision('p90_percent'),
    dearer: integer(),
    dayParcels: integer('day_parcels'),
    daysSince: instant('days_since'),
    promisedMinDays: integer('promised_min_days'),
    promisedMaxDays: integer('promised_max_days'),
    medianSeconds: doublePrecision('median_seconds'),
    p90Seconds: doublePrecision('p90_seconds'),
    inTime: integer('in_time'),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.methodId] }),
    check(
      'quote_accuracy_fees',
      sql`num_nulls(${table.feeParcels}, ${table.feesSince}, ${table.medianPercent}, ${table.p90Percent}, ${table.dearer}) in (0, 5)`,
    ),
    check(
      'quote_accuracy_days',
      sql`num_nulls(${table.dayParcels}, ${table.daysSince}, ${table.promisedMinDays}, ${table.promisedMaxDays}, ${table.medianSeconds}, ${table.p90Seconds}, ${table.inTime}) in (0, 7)`,
    ),
    check('quote_accuracy_any', sql`num_nonnulls(${table.feeParcels}, ${table.dayParcels}) > 0`),
  ],
);

export type QuoteAccuracyRow = typeof quoteAccuracyTable.$inferSelect;
