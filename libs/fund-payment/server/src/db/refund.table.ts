import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PayableKind } from '@caravan/fund-payment/contract';

/** `sending`: the provider is still to be told. `card`: it went back to where it came from. `balance`: it is in the wallet. */
export type RefundStatus = 'sending' | 'card' | 'balance';

/** Money that went back, or is on its way. */
export const refundTable = pgTable(
  'refund',
  {
    id: text().primaryKey(),
    kind: text().$type<Exclude<PayableKind, 'recharge'>>().notNull(),
    ref: text().notNull(),
    /** Of the feature that asked for it. */
    key: text().notNull(),
    paymentId: text('payment_id').notNull(),
    userId: text('user_id').notNull(),
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    status: text().$type<RefundStatus>().notNull(),
    transactionNo: text('transaction_no').notNull(),
    remarkEn: text('remark_en').notNull(),
    remarkZh: text('remark_zh').notNull(),
    /** The provider's id of it. */
    providerRef: text('provider_ref'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('refund_key').on(table.kind, table.ref, table.key),
    index('refund_payment').on(table.paymentId),
    index('refund_sending')
      .on(table.createdAt)
      .where(sql`${table.status} = 'sending'`),
    uniqueIndex('refund_provider_ref').on(table.providerRef),
    check('refund_amount', sql`${table.amountFen} > 0`),
    check('refund_status', sql`${table.status} in ('sending', 'card', 'balance')`),
  ],
);

export type RefundRow = typeof refundTable.$inferSelect;
