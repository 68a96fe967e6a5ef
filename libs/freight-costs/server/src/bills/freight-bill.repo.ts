import { and, desc, eq, or, sql, type SQL } from 'drizzle-orm';
import type { CursorPage } from '@caravan/kernel';
import { instant, z } from '@caravan/kernel/zod';
import type { FreightBillsQuery } from '@caravan/freight-costs/contract';
import { containing, countRows, cutPage, olderThan, readCursor, type Database, type Tx } from '@caravan/server-core';
import { billNumberKey, carrierKeyOf } from './bill-lines.ts';
import {
  freightBillTable as bills,
  freightLineTable as lines,
  type FreightBillRow,
  type FreightLineRow,
} from './freight-bill.table.ts';

/**
 * Lets one transaction at a time decide what lines are for: each counts with all others of its parcel, on whatever bill
 * they are.
 */
export const lockFreight = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('freight costs', 0))`);
};

/** The bill of a carrier with a number, however both are written. */
export const findBillByNumber = async (
  db: Database,
  { carrier, number }: Pick<FreightBillRow, 'carrier' | 'number'>,
): Promise<FreightBillRow | undefined> =>
  (
    await db
      .select()
      .from(bills)
      .where(and(eq(bills.carrierKey, carrierKeyOf(carrier)), eq(bills.numberKey, billNumberKey(number))))
  )[0];

export const insertBill = async (tx: Tx, row: FreightBillRow): Promise<void> => {
  await tx.insert(bills).values(row);
};

/** A bill with the numbers of its lines that wait for something. */
export interface CountedBill extends FreightBillRow {
  unknown: number;
  open: number;
  disputed: number;
}

const numberOf = (where: SQL): SQL<number> =>
  sql<number>`${sql`(select count(*) from ${lines} where ${and(eq(lines.billId, bills.id), where)})`}`.mapWith(Number);

const countedBills = (db: Database) =>
  db
    .select({
      id: bills.id,
      carrier: bills.carrier,
      carrierKey: bills.carrierKey,
      number: bills.number,
      numberKey: bills.numberKey,
      billedOn: bills.billedOn,
      currency: bills.currency,
      rate: bills.rate,
      rateAsOf: bills.rateAsOf,
      totalHundredths: bills.totalHundredths,
      totalFen: bills.totalFen,
      lines: bills.lines,
      surcharges: bills.surcharges,
      columns: bills.columns,
      importedBy: bills.importedBy,
      importedAt: bills.importedAt,
      unknown: numberOf(eq(lines.state, 'unknown')),
      open: numberOf(eq(lines.review, 'open')),
      disputed: numberOf(eq(lines.review, 'disputed')),
    })
    .from(bills);

export const findCountedBill = async (db: Database, id: string): Promise<CountedBill | undefined> =>
  (await countedBills(db).where(eq(bills.id, id)))[0];

const place = z.tuple([instant, z.string()]);

/** One page of bills, the latest import first. */
export const pageOfBills = async (
  db: Database,
  { q, cursor, limit }: FreightBillsQuery,
): Promise<CursorPage<CountedBill>> => {
  const filter =
    q === undefined
      ? undefined
      : or(
          sql`${bills.carrierKey} like ${containing(carrierKeyOf(q))}`,
          sql`${bills.numberKey} like ${containing(billNumberKey(q))}`,
        );
  const rows = await countedBills(db)
    .where(and(filter, olderThan(bills.importedAt, bills.id, readCursor(cursor, place))))
    .orderBy(desc(bills.importedAt), desc(bills.id))
    .limit(limit + 1);
  return {
    ...cutPage(rows, limit, ({ importedAt, id }) => [importedAt.toISOString(), id]),
    count: await countRows(db, bills, filter),
  };
};

/** The last bill of each carrier, by its name. */
export const lastBills = (db: Database): Promise<FreightBillRow[]> =>
  db.selectDistinctOn([bills.carrierKey]).from(bills).orderBy(bills.carrierKey, desc(bills.importedAt), desc(bills.id));

/** The lines of a bill in its order. */
export const linesOfBill = (
  db: Database,
  billId: string,
): Promise<Pick<FreightLineRow, 'amounts' | 'number' | 'weightG'>[]> =>
  db
    .select({ number: lines.number, weightG: lines.weightG, amounts: lines.amounts })
    .from(lines)
    .where(eq(lines.billId, billId))
    .orderBy(lines.position);
