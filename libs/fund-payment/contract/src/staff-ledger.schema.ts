import { paymentStatuses } from '@caravan/kernel';
import { cursorPageOf, cursorQuery, fenOut, id, instant, text, z } from '@caravan/kernel/zod';
import { chargeMargin, currency, decimal, ref } from './fund-payment.schema.ts';
import { staffRemittance } from './staff-payments.schema.ts';
import { dueKinds, payableKinds, paymentMethods, recordTypes } from './payment-kinds.ts';

/** UTC days, both included, and whether the list comes as a file. */
const listed = {
  ...cursorQuery.shape,
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  format: z.enum(['json', 'csv']).optional(),
};

/** One attempt to pay, as finance sees it. */
export const staffPayment = z.object({
  id,
  user_id: id,
  kind: z.enum(payableKinds),
  refs: z.array(ref),
  status: z.enum(paymentStatuses),
  amount_fen: fenOut,
  method: z.enum(paymentMethods),
  /** The amount charged, in the currency of the method. */
  charge: z.object({ amount: decimal, currency, ...chargeMargin.partial().shape }),
  /** A reason of the contract; null unless the payment failed. */
  failure: z.string().nullable(),
  /** Money that went to the balance because it arrived too late, in fen. */
  returned_fen: fenOut,
  /** Refunds of it, those on their way included, in fen. */
  refunded_fen: fenOut,
  /** The provider's ids of the payment and of its charge. */
  provider_ref: z.string().nullable(),
  provider_charge: z.string().nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
});

export const staffPaymentsQuery = z.object({
  ...listed,
  status: z.enum(paymentStatuses).optional(),
  method: z.enum(paymentMethods).optional(),
  kind: z.enum(payableKinds).optional(),
  user: id.optional(),
  /** An id of the payment, here or at the provider, or the number of what it paid for. */
  q: text(0, 200).optional(),
});
export const staffPaymentPage = cursorPageOf(staffPayment);

/** Money of a capture that was returned, or is on its way back. */
export const staffRefund = z.object({
  id,
  kind: z.enum(dueKinds),
  ref,
  amount_fen: fenOut,
  /** `sending`: on its way to the card. */
  status: z.enum(['sending', 'card', 'balance']),
  transaction_no: z.string(),
  provider_ref: z.string().nullable(),
  created_at: instant,
});

/** A movement of money. Its entries sum to zero. */
export const ledgerTransaction = z.object({
  number: z.string(),
  at: instant,
  type: z.enum(recordTypes),
  kind: z.enum(payableKinds).nullable(),
  refs: z.array(ref),
  payment_id: id.nullable(),
  /** In the caller's language if the server wrote it. */
  remark: z.string(),
  entries: z.array(
    z.object({
      /** `wallet:<user id>`, or an account of the shop such as `provider:stripe` and `revenue:order`. */
      account: z.string(),
      /** Signed: what the account gained. */
      amount_fen: fenOut,
      /** The wallet's balance afterwards; null for the shop's own accounts. */
      balance_after_fen: fenOut.nullable(),
    }),
  ),
});

export const ledgerQuery = z.object({
  ...listed,
  /** An account by its id. */
  account: text(1, 100).optional(),
  type: z.enum(recordTypes).optional(),
  /** The number of a transaction or of what it is about, or the id of a payment. */
  q: text(0, 200).optional(),
});
export const ledgerPage = cursorPageOf(ledgerTransaction);

/** A payment with all that happened to its money, oldest first. */
export const staffPaymentDetail = z.object({
  ...staffPayment.shape,
  /** The shopper's report about a remittance. */
  remittance: staffRemittance.nullable(),
  refunds: z.array(staffRefund),
  transactions: z.array(ledgerTransaction),
});

export const byTransaction = z.object({ number: z.string().min(1).max(40) });

export type StaffPayment = z.infer<typeof staffPayment>;
export type StaffPaymentsQuery = z.infer<typeof staffPaymentsQuery>;
export type StaffPaymentPage = z.infer<typeof staffPaymentPage>;
export type StaffPaymentDetail = z.infer<typeof staffPaymentDetail>;
export type StaffRefund = z.infer<typeof staffRefund>;
export type LedgerTransaction = z.infer<typeof ledgerTransaction>;
export type LedgerQuery = z.infer<typeof ledgerQuery>;
export type LedgerPage = z.infer<typeof ledgerPage>;
