import { schemaOf } from '@caravan/kernel';
import { fen, fenOut, id, instant, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import { balance, byId, country, currency, decimal, payment, ref } from './fund-payment.schema.ts';
import { maxRechargeFen, payableKinds, paymentMethods } from './payment-kinds.ts';
import { adjustBalance, confirmRemittance, listDisputes, listRemittances, rejectRemittance } from './staff-payments.wire.ts';

export const remittancesQuery = z.object({ ...pageQuery.shape, status: z.enum(['waiting', 'confirmed', 'rejected']).optional() });
export const staffRemittance = z.object({
  payment_id: id,
  user_id: id,
  kind: z.enum(payableKinds),
  refs: z.array(ref),
  amount_fen: fenOut,
  mtcn: z.string(),
  sender_name: z.string(),
  sender_country: country,
  amount: decimal,
  currency,
  status: z.enum(['waiting', 'confirmed', 'rejected']),
  submitted_at: instant,
});
const staffRemittancePage = pageOf(staffRemittance);

const note = text(0, 500).default('');
/** What really came in: as much as is due, more (the rest goes to the balance), or less (all of it goes to the balance). */
export const remittanceDecision = z.strictObject({ amount_fen: fen.min(1), note });
/** `amount_fen` may stand here as in a confirmation, and changes nothing: what came in under another number is no part of this remittance. */
export const remittanceRejection = z.strictObject({ amount_fen: fen.optional(), note });
/** Signed and not zero; below zero takes from the balance. */
export const adjustment = z.strictObject({
  amount_fen: z
    .int()
    .min(-maxRechargeFen)
    .max(maxRechargeFen)
    .refine((amount) => amount !== 0, 'not_allowed'),
  remark: text(1, 200),
});

/** What a card's holder said against a payment, as the provider tells it; answering it, and what becomes of the goods, is the operator's. */
export const dispute = z.object({
  /** The provider's own. */
  id: z.string(),
  provider: z.enum(paymentMethods),
  /** Null where the provider means a payment that is not ours. */
  payment_id: id.nullable(),
  user_id: id.nullable(),
  kind: z.enum(payableKinds).nullable(),
  refs: z.array(ref),
  amount: decimal,
  currency,
  /** In the provider's words, such as `fraudulent` and `needs_response`. */
  reason: z.string(),
  status: z.string(),
  open: z.boolean(),
  /** Until when it can be answered. */
  due_at: instant.nullable(),
  opened_at: instant,
  updated_at: instant,
});
export const disputesQuery = z.object({ ...pageQuery.shape, status: z.enum(['open', 'closed']).optional() });
const disputePage = pageOf(dispute);

export type RemittancesQuery = z.infer<typeof remittancesQuery>;
export type StaffRemittance = z.infer<typeof staffRemittance>;
export type StaffRemittancePage = z.infer<typeof staffRemittancePage>;
export type RemittanceDecision = z.infer<typeof remittanceDecision>;
export type RemittanceRejection = z.infer<typeof remittanceRejection>;
export type Adjustment = z.infer<typeof adjustment>;
export type Dispute = z.infer<typeof dispute>;
export type DisputesQuery = z.infer<typeof disputesQuery>;
export type DisputePage = z.infer<typeof disputePage>;

const byPaymentId = z.object({ payment_id: id });

export const listRemittancesSchema = schemaOf(listRemittances, { query: remittancesQuery, data: staffRemittancePage });
export const confirmRemittanceSchema = schemaOf(confirmRemittance, { params: byPaymentId, body: remittanceDecision, data: payment });
export const rejectRemittanceSchema = schemaOf(rejectRemittance, { params: byPaymentId, body: remittanceRejection, data: payment });
export const adjustBalanceSchema = schemaOf(adjustBalance, { params: byId, body: adjustment, data: balance });
export const listDisputesSchema = schemaOf(listDisputes, { query: disputesQuery, data: disputePage });
