import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '@caravan/server-core';
import { freightBillTable as bills, freightLineTable as lines } from '../bills/freight-bill.table.ts';

/** Bills whose lines do not add up to what was stored of them. */
export const billsWithOtherSum = async (db: Database): Promise<string[]> => {
  const sums = db
    .select({
      billId: lines.billId,
      count: sql<number>`count(*)`.mapWith(Number).as('line_count'),
      fen: sql<number>`sum(${lines.fen})`.mapWith(Number).as('sum_fen'),
      hundredths: sql<number>`sum((select sum(value::bigint) from jsonb_array_elements_text(${lines.amounts}) value))`
        .mapWith(Number)
        .as('sum_hundredths'),
    })
    .from(lines)
    .groupBy(lines.billId)
    .as('sums');
  const found = await db
    .select({ id: bills.id })
    .from(bills)
    .leftJoin(sums, eq(sums.billId, bills.id))
    .where(
      sql`(${bills.lines}, ${bills.totalFen}, ${bills.totalHundredths})
        is distinct from (${sums.count}, ${sums.fen}, ${sums.hundredths})`,
    );
  return found.map(({ id }) => id);
};

/** Lines that a credit of another parcel, number or carrier settles, or no credit at all. */
export const wronglySettled = async (db: Database): Promise<string[]> => {
  const found = await db
    .select({ id: lines.id })
    .from(lines)
    .where(
      and(
        isNotNull(lines.settledBy),
        sql`not exists (select 1 from ${lines} credit where credit.id = ${lines.settledBy} and credit.fen < 0
          and credit.carrier_key = ${lines.carrierKey} and credit.state = ${lines.state}
          and (credit.package_number = ${lines.packageNumber} or credit.tracking_key = ${lines.trackingKey}))`,
      ),
    );
  return found.map(({ id }) => id);
};

/** Lines of one credit that settle more than one dispute. */
export const creditsUsedTwice = async (db: Database): Promise<string[]> => {
  const found = await db
    .select({ credit: lines.settledBy })
    .from(lines)
    .where(isNotNull(lines.settledBy))
    .groupBy(lines.settledBy)
    .having(sql`count(*) > 1`);
  return found.flatMap(({ credit }) => credit ?? []);
};
