import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '@caravan/fund-payment/contract';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Disputes of card holders, as last reported by their provider. They have no ledger rows. */
export const disputeTable = pgTable(
  'payment_dispute',
  {
    /** The provider's id. */
    id: text().primaryKey(),
    provider: text().$type<PaymentMethod>().notNull(),
    /** Null while no payment of ours has this charge. */
    paymentId: text('payment_id'),
    minor: bigint({ mode: 'number' }).notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    status: text().notNull(),
    open: boolean().notNull(),
    dueAt: instant('due_at'),
    openedAt: instant('opened_at').notNull(),
    notifiedAt: instant('told_at').notNull(),
    /** What is disputed, as payments name it in `provider_charge`; null for disputes from before it was kept. */
    charge: text(),
  },
  (table) => [
    index('payment_dispute_without_payment')
      .on(table.charge)
      .where(sql`${table.paymentId} is null`),
    index('payment_dispute_newest').on(table.openedAt),
    index('payment_dispute_open')
      .on(table.openedAt)
      .where(sql`${table.open}`),
  ],
);

export type DisputeRow = typeof disputeTable.$inferSelect;
