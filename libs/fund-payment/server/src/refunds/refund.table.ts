import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DueKind } from '@caravan/fund-payment/contract';
import type { WrittenText } from '@caravan/kernel';

/** `sending`: not yet sent to the provider. `card`: refunded to the card. `balance`: refunded to the wallet. */
export type RefundStatus = 'sending' | 'card' | 'balance';

/** Money that was returned or is on its way back. */
export const refundTable = pgTable(
  'refund',
  {
    id: text().primaryKey(),
    kind: text().$type<DueKind>().notNull(),
    ref: text().notNull(),
    /** Set by the feature that requested the refund. */
    key: text().notNull(),
    paymentId: text('payment_id').notNull(),
    userId: text('user_id').notNull(),
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    /** Its share of the charge, in hundredths of the currency that the payment was charged in. */
    chargeMinor: bigint('charge_minor', { mode: 'number' }).notNull(),
    status: text().$type<RefundStatus>().notNull(),
    transactionNo: text('transaction_no').notNull(),
    remark: jsonb().$type<WrittenText>().notNull(),
    /** The provider's id of the refund. */
    providerRef: text('provider_ref'),
    /** The provider's id of an attempt that failed. It comes from an event, which may be newer than any list. */
    failedRef: text('failed_ref'),
    /** When it was last sent to the provider; set before the answer arrives. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** The next check with the provider; null once nothing is open. */
    checkAt: timestamp('check_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('refund_key').on(table.kind, table.ref, table.key),
    index('refund_payment').on(table.paymentId),
    index('refund_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    uniqueIndex('refund_provider_ref').on(table.providerRef),
    check('refund_amount', sql`${table.amountFen} > 0 and ${table.chargeMinor} >= 0`),
    check('refund_charge', sql`${table.status} <> 'sending' or ${table.chargeMinor} > 0`),
    check('refund_open', sql`${table.status} <> 'sending' or ${table.checkAt} is not null`),
    check('refund_status', sql`${table.status} in ('sending', 'card', 'balance')`),
  ],
);

export type RefundRow = typeof refundTable.$inferSelect;
