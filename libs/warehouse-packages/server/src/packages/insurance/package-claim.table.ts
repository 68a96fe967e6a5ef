import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { ClaimKind } from '@caravan/warehouse-packages/contract';
import { packageTable } from '../package.table.ts';

const fen = (name: string) => bigint(name, { mode: 'number' });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Claims of insured packages. Triggers (`0000_init.sql`) let one of them be open for a package, and none
 * ask for more than is left. Only the text changes: it is erased with the account.
 */
export const packageClaimTable = pgTable(
  'package_claim',
  {
    /** The number of the package, and that of the claim. */
    ref: text().primaryKey(),
    packageNumber: text('package_number')
      .notNull()
      .references(() => packageTable.number),
    userId: text('user_id').notNull(),
    /** 1, 2, 3 and so on without gaps. */
    seq: integer().notNull(),
    kind: text().$type<ClaimKind>().notNull(),
    amountFen: fen('amount_fen').notNull(),
    text: text().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('package_claim_of_user').on(table.userId),
    unique('package_claim_of_package').on(table.packageNumber, table.seq),
    check('package_claim_amount', sql`${table.amountFen} > 0`),
  ],
);

/** The decisions about claims, once for each. Rows are only added. */
export const packageClaimDecisionTable = pgTable(
  'package_claim_decision',
  {
    claimRef: text('claim_ref')
      .primaryKey()
      .references(() => packageClaimTable.ref),
    outcome: text().$type<'approved' | 'rejected'>().notNull(),
    /** The payment to the balance; null if the claim was rejected. */
    paidFen: fen('paid_fen'),
    transactionNo: text('transaction_no'),
    note: text().notNull(),
    staffId: text('staff_id').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    check(
      'package_claim_decision_paid',
      sql`(${table.outcome} = 'approved') = (${table.paidFen} is not null)
        and num_nulls(${table.paidFen}, ${table.transactionNo}) in (0, 2) and ${table.paidFen} > 0`,
    ),
  ],
);

/** Pictures of claims; the bytes are stored as files. */
export const packageClaimPictureTable = pgTable(
  'package_claim_picture',
  {
    id: text().primaryKey(),
    claimRef: text('claim_ref')
      .notNull()
      .references(() => packageClaimTable.ref),
    userId: text('user_id').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    index('package_claim_picture_of_claim').on(table.claimRef, table.position),
    index('package_claim_picture_of_user').on(table.userId),
  ],
);

export type PackageClaimRow = typeof packageClaimTable.$inferSelect;
export type PackageClaimDecisionRow = typeof packageClaimDecisionTable.$inferSelect;

/** A claim with what became of it, and the ids of its pictures. */
export interface PackageClaimState extends PackageClaimRow {
  /** Null while it is open. */
  decision: PackageClaimDecisionRow | null;
  pictureIds: string[];
}
