import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { WeighingOutcome } from '@caravan/warehouse-packages/contract';
import { packageTable } from '../package.table.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The weighings of a parcel before dispatch, and its fee by the version of the shipping method in its quote. Rows are
 * only added; a later one supersedes a weight that was recorded wrongly.
 */
export const packageWeighingTable = pgTable(
  'package_weighing',
  {
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    /** 1 for the first, then 2, 3 and so on for corrections. */
    seq: integer().notNull(),
    weightG: integer('weight_g').notNull(),
    lengthMm: integer('length_mm').notNull(),
    widthMm: integer('width_mm').notNull(),
    heightMm: integer('height_mm').notNull(),
    chargeableG: integer('chargeable_g').notNull(),
    /** The fee by the weighed parcel. */
    feeFen: fen('fee_fen').notNull(),
    /** The fee of the package's quote, which was paid. */
    quotedFeeFen: fen('quoted_fee_fen').notNull(),
    /** The discount of that quote, which the shop bears: the fee counts as at least this much. */
    discountFen: fen('discount_fen').notNull(),
    /** The refunds of earlier weighings. */
    returnedFen: fen('returned_fen').notNull(),
    /** The greatest difference that the shop bore at that time. */
    floorFen: fen('floor_fen').notNull(),
    outcome: text().$type<WeighingOutcome>().notNull(),
    /** Why an earlier weighing was wrong; null for the first. */
    note: text(),
    staffId: text('staff_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageNumber, table.seq] }),
    check('package_weighing_note', sql`(${table.seq} = 1) = (${table.note} is null)`),
    check(
      'package_weighing_measures',
      sql`least(${table.weightG}, ${table.lengthMm}, ${table.widthMm}, ${table.heightMm}) > 0`,
    ),
    check('package_weighing_chargeable', sql`${table.chargeableG} >= ${table.weightG}`),
    check(
      'package_weighing_fees',
      sql`least(${table.feeFen}, ${table.quotedFeeFen}, ${table.floorFen}, ${table.returnedFen}, ${table.discountFen}) >= 0
        and ${table.returnedFen} <= ${table.quotedFeeFen} - ${table.discountFen}`,
    ),
    // A shipping method that refuses the parcel has no fee for it, so no money moves.
    check(
      'package_weighing_outcome',
      sql`${table.outcome} in ('refused', case
        when greatest(${table.feeFen}, ${table.discountFen}) = ${table.quotedFeeFen} - ${table.returnedFen} then 'unchanged'
        when greatest(${table.feeFen}, ${table.discountFen}) < ${table.quotedFeeFen} - ${table.returnedFen} then 'returned'
        when greatest(${table.feeFen}, ${table.discountFen}) - ${table.quotedFeeFen} + ${table.returnedFen} < ${table.floorFen} then 'borne'
        else 'asked' end)`,
    ),
  ],
);

/** Photos of packed parcels before they are sealed; the bytes are stored as files. */
export const packagePhotoTable = pgTable(
  'package_photo',
  {
    id: text().primaryKey(),
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    position: integer().notNull(),
    /** SHA-256 of the upload in base64url. */
    digest: text().notNull(),
    /** SHA-256 of the file that is shown, in hex, for receipts. */
    sha256: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('package_photo_of_package').on(table.packageNumber, table.position),
    // A repeated upload adds nothing.
    unique('package_photo_once').on(table.packageNumber, table.digest),
  ],
);

/** The shop's rule for weighing: one row, which is absent until it is changed first. */
export const weighingRuleTable = pgTable(
  'weighing_rule',
  {
    id: boolean().primaryKey(),
    enabled: boolean().notNull(),
    floorFen: fen('floor_fen').notNull(),
    version: integer().notNull(),
  },
  (table) => [check('weighing_rule_one', sql`${table.id}`), check('weighing_rule_floor', sql`${table.floorFen} >= 0`)],
);

export type PackageWeighingRow = typeof packageWeighingTable.$inferSelect;
export type PackagePhotoRow = typeof packagePhotoTable.$inferSelect;
