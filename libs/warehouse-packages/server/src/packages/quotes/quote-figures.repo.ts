import type { Database } from '@caravan/server-core';
import type { QuoteRow, TakenDays, WeighedFees, WarehouseFigures } from '@caravan/warehouse-packages/port';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { packageEventTable as events } from '../package-event.table.ts';
import { packageWeighingTable as weighings } from '../weighing/package-weighing.table.ts';
import { packageTable as packages } from '../package.table.ts';
import { confirmedReceipt, daysTaken, feeDifferences, lastWeighing } from './quote-columns.ts';
import { methodNames } from './method-names.repo.ts';

interface Time {
  from: Date;
  to: Date;
}

/** The last weighing of each parcel that its method carries. */
const feesByMethod = async (db: Database, { from, to }: Time): Promise<Map<string, WeighedFees>> => {
  const rows = await db
    .select({
      methodId: packages.methodId,
      ...feeDifferences(weighings.feeFen, weighings.quotedFeeFen),
      cheaper: sql`count(*) filter (where ${weighings.feeFen} < ${weighings.quotedFeeFen})`.mapWith(Number),
      quotedFen: sql`sum(${weighings.quotedFeeFen})`.mapWith(Number),
      weighedFen: sql`sum(${weighings.feeFen})`.mapWith(Number),
    })
    .from(weighings)
    .innerJoin(packages, eq(packages.number, weighings.packageNumber))
    .where(and(gte(weighings.at, from), lt(weighings.at, to), lastWeighing(db)))
    .groupBy(packages.methodId);
  return new Map(rows.map(({ methodId, ...fees }) => [methodId, fees]));
};

const daysByMethod = async (db: Database, { from, to }: Time): Promise<Map<string, TakenDays>> => {
  const rows = await db
    .select({ methodId: packages.methodId, ...daysTaken() })
    .from(events)
    .innerJoin(packages, eq(packages.number, events.packageNumber))
    .where(and(confirmedReceipt(), gte(events.at, from), lt(events.at, to)))
    .groupBy(packages.methodId);
  return new Map(rows.map(({ methodId, ...days }) => [methodId, days]));
};

/** The quotes of each shipping method against the scales and the calendar, by the name of its newest version. */
export const quoteFigures: WarehouseFigures['quotes'] = async (db, time) => {
  const fees = await feesByMethod(db, time);
  const days = await daysByMethod(db, time);
  const ids = [...new Set([...fees.keys(), ...days.keys()])];
  const names = await methodNames(db, ids);
  return [...names].map(([methodId, name]): QuoteRow => ({
    methodId,
    name,
    fees: fees.get(methodId),
    days: days.get(methodId),
  }));
};
