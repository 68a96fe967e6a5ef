import { shopZone } from '@caravan/kernel';
import { count, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './transactions/tx.ts';

/** Written out, so that PostgreSQL knows the expression again in `GROUP BY`. */
const units = { day: sql.raw(`'day'`), week: sql.raw(`'week'`), month: sql.raw(`'month'`) } as const;
const zone = sql.raw(`'${shopZone}'`);

/** The time that figures are about. */
export interface FigureTime {
  from: Date;
  /** Excluded. */
  to: Date;
  /** Rows are summed by these periods in the shop's time zone. */
  by: keyof typeof units;
}

export interface OfPeriod {
  /** The first day of the whole period, as `2026-11-24`; it may lie before `from`. */
  period: string;
}

/** How often a step was made. */
export interface StepRow<Step extends string> extends OfPeriod {
  step: Step;
  count: number;
}

/** The time between two steps, of all that made the second, which names it, in the time asked for. */
export interface PassageRow<Passage extends string> {
  passage: Passage;
  count: number;
  medianSeconds: number;
  p90Seconds: number;
}

/** How often each step was made, and how long the ways between steps took. */
export interface StepFigures<Step extends string, Passage extends string> {
  steps: (db: Database, time: FigureTime) => Promise<StepRow<Step>[]>;
  passages: (db: Database, time: FigureTime) => Promise<PassageRow<Passage>[]>;
}

/**
 * The first day, as `2026-11-24`, of the day, week or month that contains an instant in the shop's time zone. Weeks
 * begin on Monday.
 */
export const shopPeriod = (at: PgColumn, by: FigureTime['by']): SQL<string> =>
  sql<string>`to_char(date_trunc(${units[by]}, ${at} at time zone ${zone}), 'YYYY-MM-DD')`;

/** How many rows there are, and the median and the 90th percentile of the seconds between two instants of each. */
export const durations = (start: PgColumn, end: PgColumn) => {
  const percentile = (share: number): SQL<number> =>
    sql<number>`coalesce(percentile_cont(${sql.raw(String(share))}) within group (order by extract(epoch from ${end} - ${start})), 0)`.mapWith(
      Number,
    );
  return { count: count(), medianSeconds: percentile(0.5), p90Seconds: percentile(0.9) };
};
