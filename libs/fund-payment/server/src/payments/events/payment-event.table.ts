import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PaymentMethod } from '@caravan/fund-payment/contract';
import type { ProviderEvent } from '../payment-provider.ts';

/** Signed events of providers. Each is stored once under the provider's id before it is applied, and applied once. */
export const paymentEventTable = pgTable(
  'payment_event',
  {
    provider: text().$type<PaymentMethod>().notNull(),
    eventId: text('event_id').notNull(),
    event: jsonb().$type<ProviderEvent>().notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    appliedAt: timestamp('applied_at', { withTimezone: true }),
    /** The outcome, for support staff. */
    outcome: text(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_event_waiting')
      .on(table.receivedAt)
      .where(sql`${table.appliedAt} is null`),
    index('payment_event_applied')
      .on(table.receivedAt)
      .where(sql`${table.appliedAt} is not null`),
  ],
);
