import type { QuoteRow, TakenDays, WeighedFees, WarehouseFigures } from '@caravan/figures/port';
import { durations, type Database } from '@caravan/server-core';
import { and, count, desc, eq, gt, gte, inArray, lt, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { packageEventTable as events } from './package-event.table.ts';
import { packageWeighingTable as weighings } from './package-weighing.table.ts';
import { packageTable as packages } from './package.table.ts';
import { shippingMethodTable as methods } from './shipping-method.table.ts';

interface Time {
  from: Date;
  to: Date;
}

const later = alias(weighings, 'later');

/** The last weighing of each parcel that its method carries. */
const feesByMethod = async (db: Database, { from, to }: Time): Promise<Map<string, WeighedFees>> => {
  const percent = sql`100.0 * (${weighings.feeFen} - ${weighings.quotedFeeFen}) / nullif(${weighings.quotedFeeFen}, 0)`;
  const percentile = (share: SQL) =>
    sql`coalesce(percentile_cont(${share}) within group (order by ${percent}), 0)`.mapWith(Number);
  const rows = await db
    .select({
      methodId: packages.methodId,
      count: count(),
      cheaper: sql`count(*) filter (where ${weighings.feeFen} < ${weighings.quotedFeeFen})`.mapWith(Number),
      dearer: sql`count(*) filter (where ${weighings.feeFen} > ${weighings.quotedFeeFen})`.mapWith(Number),
      quotedFen: sql`sum(${weighings.quotedFeeFen})`.mapWith(Number),
      weighedFen: sql`sum(${weighings.feeFen})`.mapWith(Number),
      medianPercent: percentile(sql.raw('0.5')),
      p90Percent: percentile(sql.raw('0.9')),
    })
    .from(weighings)
    .innerJoin(packages, eq(packages.number, weighings.packageNumber))
    .where(
      and(
        gte(weighings.at, from),
        lt(weighings.at, to),
        ne(weighings.outcome, 'refused'),
        notExists(
          db
            .select({ seq: later.seq })
            .from(later)
            .where(and(eq(later.packageNumber, weighings.packageNumber), gt(later.seq, weighings.seq))),
        ),
      ),
    )
    .groupBy(packages.methodId);
  return new Map(rows.map(({ methodId, ...fees }) => [methodId, fees]));
};

/** Parcels whose receipt nobody confirmed end by time, which says nothing about their journey. */
const daysByMethod = async (db: Database, { from, to }: Time): Promise<Map<string, TakenDays>> => {
  const rows = await db
    .select({
      methodId: packages.methodId,
      ...durations(packages.shippedAt, events.at),
      inTime:
        sql`count(*) filter (where ${events.at} <= ${packages.shippedAt} + ${packages.etaMaxDays} * interval '1 day')`.mapWith(
          Number,
        ),
    })
    .from(events)
    .innerJoin(packages, eq(packages.number, events.packageNumber))
    .where(
      and(
        eq(events.toStatus, 'done'),
        ne(events.fromStatus, events.toStatus),
        eq(events.actor, 'shopper'),
        gte(events.at, from),
        lt(events.at, to),
      ),
    )
    .groupBy(packages.methodId);
  return new Map(rows.map(({ methodId, ...days }) => [methodId, days]));
};

/** The quotes of each shipping method against the scales and the calendar, by the name of its newest version. */
export const quoteFigures: WarehouseFigures['quotes'] = async (db, time) => {
  const [fees, days] = [await feesByMethod(db, time), await daysByMethod(db, time)];
  const ids = [...new Set([...fees.keys(), ...days.keys()])];
  if (!ids.length) return [];
  const named = await db
    .selectDistinctOn([methods.id], { id: methods.id, name: methods.name })
    .from(methods)
    .where(inArray(methods.id, ids))
    .orderBy(methods.id, desc(methods.version));
  return named.map(({ id, name }): QuoteRow => ({ methodId: id, name, fees: fees.get(id), days: days.get(id) }));
};
