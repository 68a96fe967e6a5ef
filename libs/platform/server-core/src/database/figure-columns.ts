import { shopZone } from '@caravan/kernel';
import { count, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Written out, so that PostgreSQL knows the expression again in `GROUP BY`. */
const units = { day: sql.raw(`'day'`), week: sql.raw(`'week'`), month: sql.raw(`'month'`) } as const;
const zone = sql.raw(`'${shopZone}'`);

/**
 * The first day, as `2026-11-24`, of the day, week or month that contains an instant in the shop's time zone. Weeks
 * begin on Monday.
 */
export const shopPeriod = (at: PgColumn, by: keyof typeof units): SQL<string> =>
  sql<string>`to_char(date_trunc(${units[by]}, ${at} at time zone ${zone}), 'YYYY-MM-DD')`;

/** How many rows there are, and the median and the 90th percentile of the seconds between two instants of each. */
export const durations = (start: PgColumn, end: PgColumn) => {
  const percentile = (share: number): SQL<number> =>
    sql<number>`coalesce(percentile_cont(${sql.raw(String(share))}) within group (order by extract(epoch from ${end} - ${start})), 0)`.mapWith(
      Number,
    );
  return { count: count(), medianSeconds: percentile(0.5), p90Seconds: percentile(0.9) };
};
