import type { PaymentDifferenceKind, PaymentMethod } from '@caravan/fund-payment/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: 'number' });

/** Disagreements between our books and a provider's. They have no ledger rows; staff settle them. */
export const paymentDifferenceTable = pgTable(
  'payment_difference',
  {
    id: text().primaryKey(),
    /** The kind and the object of the difference. A difference that is found again keeps its row. */
    key: text().notNull(),
    kind: text().$type<PaymentDifferenceKind>().notNull(),
    provider: text().$type<PaymentMethod>().notNull(),
    /** Null if the provider names no payment of ours. */
    paymentId: text('payment_id'),
    /** Our refund. */
    refundId: text('refund_id'),
    /** The provider's id of its refund or charge. */
    providerRef: text('provider_ref'),
    /** Hundredths of the currency, in our books and in the provider's; null if the amount is missing there. */
    ourMinor: amount('our_minor'),
    theirMinor: amount('their_minor'),
    currency: text().notNull(),
    /** Time of the refund or charge. */
    at: instant('at').notNull(),
    foundAt: instant('found_at').notNull(),
    seenAt: instant('seen_at').notNull(),
    closedAt: instant('closed_at'),
    /** The staff member; null if the difference disappeared by itself. */
    closedBy: text('closed_by'),
    outcome: text().$type<'noted' | 'card' | 'balance'>(),
    note: text(),
  },
  (table) => [
    uniqueIndex('payment_difference_key').on(table.key),
    index('payment_difference_found').on(table.foundAt),
    index('payment_difference_open')
      .on(table.foundAt)
      .where(sql`${table.closedAt} is null`),
    index('payment_difference_payment').on(table.paymentId),
    index('payment_difference_refund').on(table.refundId),
    check('payment_difference_closed', sql`(${table.outcome} is null) = (${table.closedBy} is null)`),
    check('payment_difference_outcome', sql`${table.closedBy} is null or ${table.closedAt} is not null`),
  ],
);

export type PaymentDifferenceRow = typeof paymentDifferenceTable.$inferSelect;
