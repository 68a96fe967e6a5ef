import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { packageWeighingTable } from '../weighing/package-weighing.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Payments in addition to a package's fee, which never changes. Rows are only added. */
export const packageExtraTable = pgTable(
  'package_extra',
  {
    /** The payment target: the number of the package, and that of the weighing. */
    ref: text().primaryKey(),
    packageNumber: text('package_number').notNull(),
    weighing: integer().notNull(),
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    unique('package_extra_of_weighing').on(table.packageNumber, table.weighing),
    foreignKey({
      name: 'package_extra_weighing',
      columns: [table.packageNumber, table.weighing],
      foreignColumns: [packageWeighingTable.packageNumber, packageWeighingTable.seq],
    }),
    check('package_extra_amount', sql`${table.amountFen} > 0`),
  ],
);

/** An extra payment is paid, waived or cancelled once, and refunded after it was paid. Rows are only added. */
export const packageExtraEventTable = pgTable(
  'package_extra_event',
  {
    id: text().primaryKey(),
    extraRef: text('extra_ref')
      .notNull()
      .references(() => packageExtraTable.ref),
    event: text().$type<'paid' | 'waived' | 'cancelled' | 'refunded'>().notNull(),
    paymentId: text('payment_id'),
    /** The refunded amount; a trigger lets no more be refunded than was paid. */
    amountFen: bigint('amount_fen', { mode: 'number' }),
    at: instant('at').notNull(),
  },
  (table) => [
    index('package_extra_event_of_extra').on(table.extraRef),
    uniqueIndex('package_extra_decided_once')
      .on(table.extraRef)
      .where(sql`${table.event} in ('paid', 'waived', 'cancelled')`),
    check('package_extra_event_payment', sql`(${table.event} = 'paid') = (${table.paymentId} is not null)`),
    check(
      'package_extra_event_amount',
      sql`(${table.event} = 'refunded') = (${table.amountFen} is not null) and ${table.amountFen} > 0`,
    ),
  ],
);

export type PackageExtraRow = typeof packageExtraTable.$inferSelect;
export type PackageExtraEventRow = typeof packageExtraEventTable.$inferSelect;

/** An extra payment with what happened to it. */
export interface PackageExtraState extends PackageExtraRow {
  /** How it was decided; null while it waits. */
  decided: 'paid' | 'waived' | 'cancelled' | null;
  /** All refunds so far. */
  refundedFen: number;
}
