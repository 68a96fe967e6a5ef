import { and, asc, desc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import { scannedCode, trackingKey, type CursorPage } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import type { FreightLinesQuery } from '@caravan/freight-costs/contract';
import { countRows, cutPage, hasRows, readCursor, type Database, type Tx } from '@caravan/server-core';
import type { CostsOfParcels } from '@caravan/warehouse-packages/port';
import { billNumberKey } from '../bills/bill-lines.ts';
import {
  freightBillTable as bills,
  freightLineTable as lines,
  type FreightBillRow,
  type FreightLineRow,
} from '../bills/freight-bill.table.ts';
import type { EarlierLine } from './plan-lines.ts';

export interface LineOfBill {
  line: FreightLineRow;
  bill: FreightBillRow;
}

/** A line to store. */
export type NewLine = Omit<FreightLineRow, 'seq'>;

/** Stores the lines of a bill: one statement with one parameter, because a bill may have 10,000. */
export const insertLines = async (tx: Tx, rows: readonly NewLine[]): Promise<void> => {
  await tx.execute(sql`
    insert into ${lines} (id, bill_id, position, carrier_key, number, tracking_key, weight_g, amounts, fen, state,
      package_number, findings, review, note, reviewed_at, returned_fen)
    select id, "billId", position, "carrierKey", number, "trackingKey", "weightG", amounts, fen, state,
      "packageNumber", array(select jsonb_array_elements_text(findings)), review, note, "reviewedAt", "returnedFen"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as line (id text, "billId" text, position integer,
      "carrierKey" text, number text, "trackingKey" text, "weightG" integer, amounts jsonb, fen bigint, state text,
      "packageNumber" text, findings jsonb, review text, note text, "reviewedAt" timestamptz, "returnedFen" bigint)
    order by position`);
};

const textsOf = (texts: readonly string[]): SQL => sql`${sql.param([...texts])}::text[]`;

const earlierColumns = {
  id: lines.id,
  carrierKey: lines.carrierKey,
  trackingKey: lines.trackingKey,
  packageNumber: lines.packageNumber,
  state: lines.state,
  fen: lines.fen,
  amounts: lines.amounts,
  review: lines.review,
  returnedFen: lines.returnedFen,
};

/** The stored lines of these parcels and numbers, in their order: one statement. */
export const earlierLines = async (
  db: Database,
  { packages, keys }: { packages: readonly string[]; keys: readonly string[] },
): Promise<EarlierLine[]> => {
  if (!packages.length && !keys.length) return [];
  return db
    .select(earlierColumns)
    .from(lines)
    .where(
      or(sql`${lines.packageNumber} = any(${textsOf(packages)})`, sql`${lines.trackingKey} = any(${textsOf(keys)})`),
    )
    .orderBy(asc(lines.seq));
};

const ofBill = (db: Database) =>
  db.select({ line: lines, bill: bills }).from(lines).innerJoin(bills, eq(bills.id, lines.billId));

/** Lines with their bills, for a page or a batch. */
export const linesWhere = (db: Database, filter: SQL | undefined) => ofBill(db).where(filter);

export const findLine = async (db: Database, id: string): Promise<LineOfBill | undefined> =>
  (await ofBill(db).where(eq(lines.id, id)))[0];

export const linesOfPackage = (db: Database, packageNumber: string): Promise<LineOfBill[]> =>
  ofBill(db).where(eq(lines.packageNumber, packageNumber)).orderBy(asc(lines.seq));

export const linesByIds = (db: Database, ids: readonly string[]): Promise<LineOfBill[]> =>
  ofBill(db)
    .where(sql`${lines.id} = any(${textsOf(ids)})`)
    .orderBy(asc(lines.seq));

/** The lines that are work: with a difference that nobody has decided about, or in dispute. */
export const waitingLines = (db: Database): Promise<LineOfBill[]> =>
  ofBill(db)
    .where(inArray(lines.review, ['open', 'disputed']))
    .orderBy(asc(lines.seq));

/** Changes what a line is for, or what was decided about it. */
export const changeLine = async (
  tx: Tx,
  id: string,
  change: Partial<
    Pick<
      FreightLineRow,
      | 'findings'
      | 'matchedBy'
      | 'note'
      | 'packageNumber'
      | 'returnedFen'
      | 'review'
      | 'reviewedAt'
      | 'reviewedBy'
      | 'settledBy'
      | 'state'
    >
  >,
): Promise<void> => {
  await tx.update(lines).set(change).where(eq(lines.id, id));
};

/** Ends disputes by lines of a credit note: one statement. */
export const settleByCredits = async (
  tx: Tx,
  settled: readonly { id: string; credit: string }[],
  at: Date,
): Promise<void> => {
  if (!settled.length) return;
  const pairs = sql`unnest(${textsOf(settled.map(({ id }) => id))}, ${textsOf(settled.map(({ credit }) => credit))})`;
  await tx.execute(sql`
    update ${lines} set review = 'settled', settled_by = pair.credit, reviewed_by = null,
      reviewed_at = ${at.toISOString()}::timestamptz
    from ${pairs} as pair (id, credit)
    where ${lines.id} = pair.id and ${lines.review} = 'disputed'`);
};

/** Whether a line of a credit note has settled a dispute. */
export const hasSettled = (db: Database, id: string): Promise<boolean> => hasRows(db, lines, eq(lines.settledBy, id));

const position = z.tuple([z.int()]);

/** One page of lines, the latest first; those of one bill in its order. */
export const pageOfLines = async (
  db: Database,
  { bill, state, review, q, package: packageNumber, cursor, limit }: FreightLinesQuery,
): Promise<CursorPage<LineOfBill>> => {
  const ofNumber = (asked: string): SQL | undefined =>
    or(
      eq(lines.trackingKey, trackingKey(asked)),
      eq(lines.packageNumber, scannedCode(asked)),
      sql`${lines.billId} in (select ${bills.id} from ${bills} where ${eq(bills.numberKey, billNumberKey(asked))})`,
    );
  const filter = and(
    bill === undefined ? undefined : eq(lines.billId, bill),
    state === undefined ? undefined : eq(lines.state, state),
    review === undefined ? undefined : eq(lines.review, review),
    packageNumber === undefined ? undefined : eq(lines.packageNumber, packageNumber),
    q === undefined ? undefined : ofNumber(q),
  );
  const at = readCursor(cursor, position);
  const isInOrder = bill !== undefined;
  const after = at && (isInOrder ? gt(lines.seq, at[0]) : sql`${lines.seq} < ${at[0]}`);
  const rows = await ofBill(db)
    .where(and(filter, after))
    .orderBy(isInOrder ? asc(lines.seq) : desc(lines.seq))
    .limit(limit + 1);
  return { ...cutPage(rows, limit, ({ line }) => [line.seq]), count: await countRows(db, lines, filter) };
};

/** Sums all bills, less repayments without a credit note. */
export const costsOfParcels: CostsOfParcels = (numbers) => sql`
  select ${lines.packageNumber} as package_number, sum(${lines.fen} - ${lines.returnedFen}) as cost_fen
  from ${lines} where ${lines.packageNumber} in (${numbers})
  group by ${lines.packageNumber}`;
