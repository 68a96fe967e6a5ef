import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type {
  FreightBillImport,
  FreightFinding,
  FreightLineState,
  FreightReview,
} from '@caravan/freight-costs/contract';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: 'number' });

/** The key of the warehouse's packages, whose table is its own. */
const packageKey = pgTable('package', { number: text().primaryKey() });

/** Carriers' bills and credit notes. Rows are only added, and a bill has all its lines from the start. */
export const freightBillTable = pgTable(
  'freight_bill',
  {
    id: text().primaryKey(),
    carrier: text().notNull(),
    /** The carrier's name as names are compared. */
    carrierKey: text('carrier_key').notNull(),
    number: text().notNull(),
    /** The number as numbers are compared. */
    numberKey: text('number_key').notNull(),
    billedOn: date('billed_on', { mode: 'string' }).notNull(),
    currency: text().notNull(),
    /** Yuan for one unit of the currency. */
    rate: text().notNull(),
    /** Null for CNY. */
    rateAsOf: date('rate_as_of', { mode: 'string' }),
    totalHundredths: amount('total_hundredths').notNull(),
    totalFen: amount('total_fen').notNull(),
    lines: integer().notNull(),
    /** The names of the surcharges, in the order of the amounts of its lines. */
    surcharges: jsonb().$type<string[]>().notNull(),
    /** Headings of its file. */
    columns: jsonb().$type<FreightBillImport['columns']>().notNull(),
    importedBy: text('imported_by').notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    unique('freight_bill_once').on(table.carrierKey, table.numberKey),
    index('freight_bill_newest').on(table.importedAt, table.id),
    index('freight_bill_of_carrier').on(table.carrierKey, table.importedAt),
    check('freight_bill_lines', sql`${table.lines} > 0`),
    check('freight_bill_rate', sql`(${table.rateAsOf} is null) = (${table.currency} = 'CNY')`),
  ],
);

/** The lines of carriers' bills. What was billed never changes; what it is for, and what was decided about it, does. */
export const freightLineTable = pgTable(
  'freight_line',
  {
    id: text().primaryKey(),
    /** In the order in which lines were stored. */
    seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    billId: text('bill_id')
      .notNull()
      .references(() => freightBillTable.id),
    position: integer().notNull(),
    carrierKey: text('carrier_key').notNull(),
    /** As the bill has it; empty without one. */
    number: text().notNull(),
    /** The tracking number as numbers are compared; null without one. */
    trackingKey: text('tracking_key'),
    weightG: integer('weight_g'),
    /** The base amount and the surcharges, in hundredths of the bill's currency. */
    amounts: jsonb().$type<number[]>().notNull(),
    fen: amount('fen').notNull(),
    state: text().$type<FreightLineState>().notNull(),
    packageNumber: text('package_number').references(() => packageKey.number),
    /** Null if the tracking number matched it with this package. */
    matchedBy: text('matched_by'),
    findings: text().array().$type<FreightFinding[]>().notNull(),
    review: text().$type<FreightReview>(),
    note: text().notNull(),
    /** Null if nobody has decided, or a credit note settled it. */
    reviewedBy: text('reviewed_by'),
    reviewedAt: instant('reviewed_at'),
    /** The line of a credit note that settled it. */
    settledBy: text('settled_by'),
    /** Without a credit note. */
    returnedFen: amount('returned_fen').notNull(),
  },
  (table) => [
    unique('freight_line_once').on(table.billId, table.position),
    unique('freight_line_seq').on(table.seq),
    index('freight_line_of_package').on(table.packageNumber),
    index('freight_line_of_tracking').on(table.trackingKey),
    index('freight_line_unknown')
      .on(table.seq)
      .where(sql`${table.state} = 'unknown'`),
    index('freight_line_review')
      .on(table.seq)
      .where(sql`${table.review} in ('open', 'disputed')`),
    index('freight_line_returned')
      .on(table.reviewedAt)
      .where(sql`${table.returnedFen} > 0`),
    check('freight_line_position', sql`${table.position} > 0`),
    check('freight_line_state', sql`${table.state} in ('unknown', 'matched', 'not_ours', 'fee')`),
    check('freight_line_package', sql`(${table.packageNumber} is not null) = (${table.state} = 'matched')`),
    check('freight_line_matched', sql`${table.matchedBy} is null or ${table.state} = 'matched'`),
    check('freight_line_review_known', sql`${table.review} in ('open', 'accepted', 'disputed', 'settled')`),
    check('freight_line_reviewed', sql`(${table.reviewedAt} is null) = (${table.review} is null)`),
    check(
      'freight_line_returned',
      sql`${table.returnedFen} between 0 and greatest(${table.fen}, 0)
        and (${table.returnedFen} = 0 or ${table.review} = 'settled')`,
    ),
    check('freight_line_settled', sql`${table.settledBy} is null or ${table.review} = 'settled'`),
  ],
);

/**
 * Lines that turned out to be for another package than the one with which they were matched, because a tracking number
 * was corrected. Rows are only added.
 */
export const freightLineMoveTable = pgTable(
  'freight_line_move',
  {
    lineId: text('line_id')
      .notNull()
      .references(() => freightLineTable.id),
    at: instant('at').notNull(),
    fromPackage: text('from_package')
      .notNull()
      .references(() => packageKey.number),
    /** Null while no package has its number. */
    toPackage: text('to_package').references(() => packageKey.number),
    /** Found and decided until then. */
    findings: text().array().$type<FreightFinding[]>().notNull(),
    review: text().$type<FreightReview>(),
    note: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.at] })],
);

export type FreightLineMoveRow = typeof freightLineMoveTable.$inferSelect;
export type FreightBillRow = typeof freightBillTable.$inferSelect;
export type FreightLineRow = typeof freightLineTable.$inferSelect;
