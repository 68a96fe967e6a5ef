import { scannedCode, trackingKey } from '@caravan/kernel';
import { shopPeriod, type Database } from '@caravan/server-core';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import type {
  BilledParcel,
  BilledParcels,
  CostsOfParcels,
  LabelsOfParcels,
  ParcelMargin,
  SentParcelsFilter,
} from '@caravan/warehouse-packages/port';
import { and, desc, eq, gte, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { packageEventTable as events } from '../package-event.table.ts';
import { packageTable as packages } from '../package.table.ts';
import { packageExtraEventTable as extraEvents, packageExtraTable as extras } from '../payment/package-extra.table.ts';
import { methodNames } from '../quotes/method-names.repo.ts';
import { packageWeighingTable as weighings } from '../weighing/package-weighing.table.ts';

// Parts of statements: written apart, drizzle leaves the names of their tables in them.

const extraLeft = sql`(
  select coalesce(sum(case ${extraEvents.event}
    when 'paid' then ${extras.amountFen} when 'refunded' then -${extraEvents.amountFen} else 0 end), 0)
  from ${extras} join ${extraEvents} on ${extraEvents.extraRef} = ${extras.ref}
  where ${extras.packageNumber} = ${packages.number})`;

/** Shipping alone: storage, handling, packing and insurance cost the carrier nothing. */
const paid = sql`(${packages.feeFen} - ${packages.storageFen} - ${packages.handlingFen} - ${packages.packingFen} - ${packages.insuranceFen}
  - ${packages.discountFen} - ${packages.refundedFen} + ${extraLeft})`;

const weighed = sql`coalesce((
  select ${weighings.chargeableG} from ${weighings} where ${weighings.packageNumber} = ${packages.number}
  order by ${weighings.seq} desc limit 1), ${packages.chargeableG})`;

const country = sql`(${packages.address} ->> 'country')`;

const sent = isNotNull(packages.shippedAt);

const billedParcelsWhere = async (db: Database, where: SQL): Promise<BilledParcel[]> => {
  const rows = await db
    .select({
      number: packages.number,
      carrier: packages.carrier,
      trackingNumber: packages.trackingNumber,
      methodId: packages.methodId,
      country: sql<string>`${country}`,
      shippedAt: packages.shippedAt,
      weightG: sql<number>`${weighed}`.mapWith(Number),
      paidFen: sql<number>`${paid}`.mapWith(Number),
    })
    .from(packages)
    .where(and(sent, where));
  return rows.flatMap(({ carrier, trackingNumber, shippedAt, ...row }) =>
    carrier !== null && trackingNumber !== null && shippedAt !== null
      ? [{ ...row, carrier, trackingNumber, trackingKey: trackingKey(trackingNumber), shippedAt }]
      : [],
  );
};

const textsOf = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;

/** Which parcels: all of a filter, or one page. */
interface Chosen extends SentParcelsFilter {
  after?: Pick<ParcelMargin, 'number' | 'shippedAt'> | undefined;
  limit?: number;
}

interface CostSources {
  billed: CostsOfParcels;
  labelled: CostsOfParcels;
}

/** Parcels with what they brought and cost, as a query that others read from. A bill of a parcel replaces its label. */
const margins = (
  db: Database,
  { billed, labelled }: CostSources,
  { from, to, methodId, country: code, q, after, limit }: Chosen,
) => {
  const before =
    after &&
    sql`(${packages.shippedAt}, ${packages.number}) < (${after.shippedAt.toISOString()}::timestamptz, ${after.number})`;
  const chosen = db
    .select({
      number: packages.number,
      shippedAt: packages.shippedAt,
      methodId: packages.methodId,
      country: sql<string>`${country}`.as('country'),
      paidFen: sql<number>`${paid}`.mapWith(Number).as('paid_fen'),
    })
    .from(packages)
    .where(
      and(
        gte(packages.shippedAt, from),
        lt(packages.shippedAt, to),
        methodId === undefined ? undefined : eq(packages.methodId, methodId),
        code === undefined ? undefined : sql`${country} = ${code}`,
        q === undefined
          ? undefined
          : or(eq(packages.number, scannedCode(q)), eq(trackingKeyOf(packages.trackingNumber), trackingKey(q))),
        before,
      ),
    );
  const parcels = db
    .$with('parcels')
    .as(limit === undefined ? chosen : chosen.orderBy(desc(packages.shippedAt), desc(packages.number)).limit(limit));
  const numbers = sql`select ${sql.identifier('number')} from ${parcels}`;
  return db
    .with(parcels)
    .select({
      number: parcels.number,
      shippedAt: parcels.shippedAt,
      methodId: parcels.methodId,
      country: parcels.country,
      paidFen: parcels.paidFen,
      costFen: sql<number>`coalesce(cost.cost_fen, label.cost_fen)`.mapWith(Number).as('cost_fen'),
      isExpected: sql<boolean>`(cost.cost_fen is null and label.cost_fen is not null)`.as('is_expected'),
    })
    .from(parcels)
    .leftJoin(sql`(${billed(numbers)}) cost`, sql`cost.package_number = ${parcels.number}`)
    .leftJoin(sql`(${labelled(numbers)}) label`, sql`label.package_number = ${parcels.number}`)
    .as('margins');
};

/** The parcels that were sent, for what carriers bill. */
export const billedParcels = ({ labels }: { labels: () => LabelsOfParcels }): BilledParcels => ({
  async withTracking(db, keys) {
    if (!keys.length) return [];
    return billedParcelsWhere(db, sql`${trackingKeyOf(packages.trackingNumber)} = any(${textsOf(keys)})`);
  },

  async numbered(db, numbers) {
    if (!numbers.length) return [];
    return billedParcelsWhere(db, sql`${packages.number} = any(${textsOf(numbers)})`);
  },

  corrected: () => sql`
    select ${packages.number} as package_number, ${trackingKeyOf(packages.trackingNumber)} as tracking_key
    from ${packages} where ${packages.number} in (
      select ${events.packageNumber} from ${events} where ${eq(events.event, 'shipment_corrected')})`,

  async margins(db, billed, filter, { after, limit }) {
    const page = margins(db, { billed, labelled: labels().costsOf }, { ...filter, after, limit });
    const rows = await db.select().from(page).orderBy(desc(page.shippedAt), desc(page.number));
    return rows.flatMap(({ shippedAt, ...row }) => (shippedAt === null ? [] : [{ ...row, shippedAt }]));
  },

  marginSums(db, billed, filter) {
    const all = margins(db, { billed, labelled: labels().costsOf }, filter);
    const month = sql`${shopPeriod(all.shippedAt, 'month')}`;
    const isBilled = sql`${all.costFen} is not null`;
    const sumOf = (value: SQL) => sql<number>`coalesce(sum(${value}) filter (where ${isBilled}), 0)`.mapWith(Number);
    return db
      .select({
        methodId: sql<string | null>`${all.methodId}`,
        country: sql<string | null>`${all.country}`,
        month: sql<string | null>`${month}`,
        parcels: sql<number>`count(*)`.mapWith(Number),
        billed: sql<number>`count(*) filter (where ${isBilled})`.mapWith(Number),
        expected: sql<number>`count(*) filter (where ${all.isExpected})`.mapWith(Number),
        paidFen: sumOf(sql`${all.paidFen}`),
        costFen: sumOf(sql`${all.costFen}`),
      })
      .from(all)
      .groupBy(sql`grouping sets ((${all.methodId}), (${all.country}), (${month}), ())`);
  },

  methodNames,
});
