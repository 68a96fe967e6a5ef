import { durations, type Database } from '@caravan/server-core';
import { and, count, eq, gt, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { packageEventTable as events } from '../package-event.table.ts';
import { packageWeighingTable as weighings } from '../weighing/package-weighing.table.ts';
import { packageTable as packages } from '../package.table.ts';

// Used by the owner's figures and the public ones.

const later = alias(weighings, 'later');

/** A parcel's last weighing, by which its method carries it: a refused parcel has no fee to compare. */
export const lastWeighing = (db: Database): SQL | undefined =>
  and(
    ne(weighings.outcome, 'refused'),
    notExists(
      db
        .select({ seq: later.seq })
        .from(later)
        .where(and(eq(later.packageNumber, weighings.packageNumber), gt(later.seq, weighings.seq))),
    ),
  );

/** Compares fees with the quoted ones, in per cent of these; the median and the 90th percentile. */
export const feeDifferences = (finalFen: SQL | PgColumn, quotedFen: PgColumn) => {
  const percent = sql`100.0 * (${finalFen} - ${quotedFen}) / nullif(${quotedFen}, 0)`;
  const percentile = (share: SQL) =>
    sql`coalesce(percentile_cont(${share}) within group (order by ${percent}), 0)`.mapWith(Number);
  return {
    count: count(),
    dearer: sql`count(*) filter (where ${finalFen} > ${quotedFen})`.mapWith(Number),
    medianPercent: percentile(sql.raw('0.5')),
    p90Percent: percentile(sql.raw('0.9')),
  };
};

/** A shopper's confirmation of a receipt. Parcels that end by time say nothing about their journey. */
export const confirmedReceipt = (): SQL | undefined =>
  and(eq(events.toStatus, 'done'), ne(events.fromStatus, events.toStatus), eq(events.actor, 'shopper'));

/** The time from dispatch to a confirmed receipt, and how many parcels kept the days promised for each. */
export const daysTaken = () => ({
  ...durations(packages.shippedAt, events.at),
  inTime:
    sql`count(*) filter (where ${events.at} <= ${packages.shippedAt} + ${packages.etaMaxDays} * interval '1 day')`.mapWith(
      Number,
    ),
});
