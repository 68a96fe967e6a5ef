import type { Address } from '@caravan/account/contract';
import type { PayableKind, PaymentMethod, RemittanceInstructions } from '@caravan/fund-payment/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PaymentStatus } from '@caravan/kernel';

/** One order or package of a payment, and its amount when the payment began. */
export interface PaymentItem {
  ref: string;
  amountFen: number;
}

/**
 * Attempts to pay. The agreed terms never change, and the status changes only as `domain/payment-states.ts` allows
 * (trigger in `0000_init.sql`).
 */
export const paymentTable = pgTable(
  'payment',
  {
    id: text().primaryKey(),
    userId: text('user_id').notNull(),
    kind: text().$type<PayableKind>().notNull(),
    /** Empty for a recharge. */
    items: jsonb().$type<PaymentItem[]>().notNull(),
    amountFen: bigint('amount_fen', { mode: 'number' }).notNull(),
    method: text().$type<PaymentMethod>().notNull(),
    status: text().$type<PaymentStatus>().notNull(),
    /** The amount charged, in hundredths of the currency. */
    chargeMinor: bigint('charge_minor', { mode: 'number' }).notNull(),
    chargeCurrency: text('charge_currency').notNull(),
    /** Units of the currency for one yuan. It contains the exchange margin. */
    chargeRate: text('charge_rate').notNull(),
    /** The exchange margin in hundredths of a per cent (specification 47). */
    chargeMarginBp: integer('charge_margin_bp').notNull().default(0),
    /** The rate of the day without the margin; null if there is none. */
    chargeDayRate: text('charge_day_rate'),
    /** The day of the rate at its source; null for yuan. */
    chargeRateAsOf: date('charge_rate_as_of', { mode: 'string' }),
    instructions: jsonb().$type<RemittanceInstructions>(),
    /** A copy, for the receipt. */
    billAddress: jsonb('bill_address').$type<Address>(),
    /** The provider's id of this payment, once the provider knows it. */
    providerRef: text('provider_ref'),
    /** Where the provider takes the payment. */
    providerUrl: text('provider_url'),
    /** The provider's id that its refunds refer to. */
    providerCharge: text('provider_charge'),
    /** When we last asked the provider or received an event from it. */
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    /** A reason from the contract. */
    failure: text(),
    returnedFen: bigint('returned_fen', { mode: 'number' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_of_user').on(table.userId, table.createdAt),
    index('payment_newest').on(table.createdAt, table.id),
    index('payment_by_status').on(table.status, table.createdAt, table.id),
    index('payment_items').using('gin', table.items.op('jsonb_path_ops')),
    index('payment_expiring')
      .on(table.expiresAt)
      .where(sql`${table.status} = 'pending'`),
    index('payment_unchecked')
      .on(table.method, table.checkedAt)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex('payment_provider_ref').on(table.method, table.providerRef),
    index('payment_provider_charge')
      .on(table.providerCharge)
      .where(sql`${table.providerCharge} is not null`),
    index('payment_with_margin')
      .on(table.decidedAt)
      .where(sql`${table.chargeMarginBp} > 0`),
    check(
      'payment_margin',
      sql`${table.chargeMarginBp} between 0 and 500 and (${table.chargeMarginBp} = 0) = (${table.chargeDayRate} is null)`,
    ),
    check('payment_amount', sql`${table.amountFen} > 0 and ${table.chargeMinor} > 0 and ${table.returnedFen} >= 0`),
    check('payment_status', sql`${table.status} in ('pending', 'succeeded', 'failed', 'expired')`),
    check('payment_decided', sql`(${table.status} = 'pending') = (${table.decidedAt} is null)`),
    check('payment_items', sql`(${table.kind} = 'recharge') = (${table.items} = '[]'::jsonb)`),
  ],
);

export type PaymentRow = typeof paymentTable.$inferSelect;

/** Random keys of this installation, shared by all its processes. The sandbox gateway signs with one of them. */
export const paymentKeyTable = pgTable('payment_key', {
  name: text().primaryKey(),
  /** 32 random bytes, base64. */
  value: text().notNull(),
});
