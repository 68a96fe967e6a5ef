import type { Database } from '@caravan/server-core';
import { minAccuracyParcels } from '@caravan/shipping/contract';
import type { WayAccuracy } from '@caravan/shipping/port';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { packageEventTable as events } from '../package-event.table.ts';
import { packageExtraEventTable as extraEvents, packageExtraTable as extras } from '../payment/package-extra.table.ts';
import { packageWeighingTable as weighings } from '../weighing/package-weighing.table.ts';
import { packageTable as packages } from '../package.table.ts';
import { confirmedReceipt, daysTaken, feeDifferences, lastWeighing } from './quote-columns.ts';

const country = sql<string>`${packages.address} ->> 'country'`;
const enough = sql`count(*) >= ${sql.raw(String(minAccuracyParcels))}`;

/** A rehearsed package was quoted by its scales, so its fee is no estimate that could be wrong. */
const isEstimated = isNull(packages.rehearsalNumber);

/** The extra payments to fees, by package. */
const extraPaid = (db: Database) =>
  db
    .select({
      packageNumber: extras.packageNumber,
      paidFen:
        sql<number>`sum(case ${extraEvents.event} when 'paid' then ${extras.amountFen} else -${extraEvents.amountFen} end)`.as(
          'paid_fen',
        ),
    })
    .from(extras)
    .innerJoin(extraEvents, eq(extraEvents.extraRef, extras.ref))
    .where(inArray(extraEvents.event, ['paid', 'refunded']))
    .groupBy(extras.packageNumber)
    .as('extra_paid');

/** The payments for parcels that were weighed and left (specification 27.2), against the fees of their quotes. */
const feesByWay = (db: Database) => {
  const extra = extraPaid(db);
  const paidFen = sql`(${packages.feeFen} - ${packages.refundedFen} + coalesce(${extra.paidFen}, 0))`;
  return db
    .select({
      country,
      methodId: packages.methodId,
      since: sql`min(${weighings.at})`.mapWith(weighings.at),
      ...feeDifferences(paidFen, packages.feeFen),
    })
    .from(weighings)
    .innerJoin(packages, eq(packages.number, weighings.packageNumber))
    .leftJoin(extra, eq(extra.packageNumber, packages.number))
    .where(
      and(lastWeighing(db), inArray(packages.status, ['pending_receipt', 'done']), isEstimated, gt(packages.feeFen, 0)),
    )
    .groupBy(country, packages.methodId)
    .having(enough);
};

/** The days that shoppers confirmed, against those promised. */
const daysByWay = (db: Database) => {
  const typical = (days: PgColumn) => sql`percentile_disc(0.5) within group (order by ${days})`.mapWith(Number);
  return db
    .select({
      country,
      methodId: packages.methodId,
      since: sql`min(${packages.shippedAt})`.mapWith(packages.shippedAt),
      promisedMinDays: typical(packages.etaMinDays),
      promisedMaxDays: typical(packages.etaMaxDays),
      ...daysTaken(),
    })
    .from(events)
    .innerJoin(packages, eq(packages.number, events.packageNumber))
    .where(confirmedReceipt())
    .groupBy(country, packages.methodId)
    .having(enough);
};

const wayOf = ({ country: place, methodId }: Pick<WayAccuracy, 'country' | 'methodId'>): string =>
  `${place} ${methodId}`;

/** Counts all parcels anew, by country and shipping method; a way with too few parcels for any figure is missing. */
export const countAccuracy = async (db: Database): Promise<WayAccuracy[]> => {
  const fees = new Map((await feesByWay(db)).map((row) => [wayOf(row), row]));
  const days = new Map((await daysByWay(db)).map((row) => [wayOf(row), row]));
  const ways = new Map([...fees, ...days].map(([way, { country: place, methodId }]) => [way, { place, methodId }]));
  return [...ways].map(([way, { place, methodId }]) => {
    const paid = fees.get(way);
    const taken = days.get(way);
    return {
      country: place,
      methodId,
      feeParcels: paid?.count ?? null,
      feesSince: paid?.since ?? null,
      medianPercent: paid?.medianPercent ?? null,
      p90Percent: paid?.p90Percent ?? null,
      dearer: paid?.dearer ?? null,
      dayParcels: taken?.count ?? null,
      daysSince: taken?.since ?? null,
      promisedMinDays: taken?.promisedMinDays ?? null,
      promisedMaxDays: taken?.promisedMaxDays ?? null,
      medianSeconds: taken?.medianSeconds ?? null,
      p90Seconds: taken?.p90Seconds ?? null,
      inTime: taken?.inTime ?? null,
    };
  });
};
