import { shopZone } from '@caravan/kernel';
import { sql, type SQL } from 'drizzle-orm';
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
