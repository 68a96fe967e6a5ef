import { fen, fenOut, id, instant, pageOf, pageQuery, text, yuanText, z } from '@caravan/kernel/zod';
import { country, currency, decimal, mtcn, ref } from './fund-payment.schema.ts';
import { maxRechargeFen, payableKinds, paymentDifferenceKinds, paymentMethods } from './payment-kinds.ts';

export const remittancesQuery = z.object({
  ...pageQuery.shape,
  status: z.enum(['waiting', 'confirmed', 'rejected']).optional(),
});
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
  /** Increases with every correction by the shopper. A decision names it. */
  version: z.int().min(1),
  submitted_at: instant,
});
export const staffRemittancePage = pageOf(staffRemittance);

const note = text(0, 500).default('');
/**
 * The version and the control number that the decision is based on. If the shopper has corrected either since, the
 * decision is refused with `changed_meanwhile`.
 */
const read = { version: z.int().min(1).optional(), mtcn: mtcn.optional() };
/**
 * The amount received. If it exceeds the amount due, the rest goes to the balance; if it is too small, all of it goes
 * to the balance.
 */
export const remittanceDecision = z.strictObject({ amount_fen: fen.min(1), note, ...read });
/** The fields of a confirmation: the amount in yuan as typed. */
export const remittanceConfirmation = z
  .strictObject({ amount: yuanText.pipe(fen.min(1, 'amount_invalid')), note })
  .transform(({ amount, ...rest }) => ({ ...rest, amount_fen: amount }));
/**
 * `amount_fen` is accepted as in a confirmation but ignored: money that arrived under another number is not part of
 * this remittance.
 */
export const remittanceRejection = z.strictObject({ amount_fen: fen.optional(), note, ...read });
/** Signed and not zero; a negative amount is taken from the balance. */
export const adjustment = z.strictObject({
  amount_fen: z
    .int()
    .min(-maxRechargeFen)
    .max(maxRechargeFen)
    .refine((amount) => amount !== 0, 'not_allowed'),
  remark: text(1, 200),
});
/** The form of an adjustment: yuan as typed, and the direction. */
export const adjustmentForm = z
  .strictObject({
    direction: z.enum(['give', 'take']),
    amount: yuanText.pipe(fen.min(1, 'amount_invalid').max(maxRechargeFen)),
    remark: adjustment.shape.remark,
  })
  .transform(({ direction, amount, remark }) => ({ amount_fen: direction === 'take' ? -amount : amount, remark }));

/**
 * A card holder's dispute of a payment, as the provider reports it. The operator answers it and decides about the
 * goods.
 */
export const dispute = z.object({
  /** The provider's id. */
  id: z.string(),
  provider: z.enum(paymentMethods),
  /** Null if the provider names a payment that is not ours. */
  payment_id: id.nullable(),
  user_id: id.nullable(),
  kind: z.enum(payableKinds).nullable(),
  refs: z.array(ref),
  amount: decimal,
  currency,
  /** The provider's reason and status, such as `fraudulent` and `needs_response`. */
  reason: z.string(),
  status: z.string(),
  open: z.boolean(),
  /** The deadline for an answer. */
  due_at: instant.nullable(),
  opened_at: instant,
  updated_at: instant,
});
export const disputesQuery = z.object({ ...pageQuery.shape, status: z.enum(['open', 'closed']).optional() });
export const disputePage = pageOf(dispute);
export const byDispute = z.object({ id: text(1, 255) });

/** A disagreement about money between our books and those of a payment provider. */
export const paymentDifference = z.object({
  id,
  /**
   * `refund_held`: not sent, because the charge has another refund that may be this one, or was disputed.
   * `refund_waiting`: promised more than a day ago, and still not known to the provider.
   * `refund_unknown`: the provider has refunded what was not promised here.
   * `refund_missing`: recorded here as refunded to the card, but not at the provider.
   * `refund_twice`: paid back by more than one way.
   * `capture_unknown`: the provider took money that is not recorded here.
   * `capture_missing`: recorded here as paid, but not at the provider.
   */
  kind: z.enum(paymentDifferenceKinds),
  provider: z.enum(paymentMethods),
  /** Null if the provider names no payment of ours. */
  payment_id: id.nullable(),
  refund_id: id.nullable(),
  /** The provider's id of its refund or charge. */
  provider_ref: z.string().nullable(),
  /** The amounts recorded here and at the provider; null if nothing is recorded. */
  our_amount: decimal.nullable(),
  their_amount: decimal.nullable(),
  currency,
  /** When the money moved, and when the difference was found. */
  at: instant,
  found_at: instant,
  closed_at: instant.nullable(),
  /** How staff settled it. Null while it is open, and if it disappeared without staff. */
  outcome: z.enum(['noted', 'card', 'balance']).nullable(),
  note: z.string().nullable(),
});
export const paymentDifferencesQuery = z.object({
  ...pageQuery.shape,
  status: z.enum(['open', 'closed']).default('open'),
});
export const paymentDifferencePage = pageOf(paymentDifference);
/**
 * `card`: the shopper has the money of this refund on the card. `balance`: the refund goes to the balance. Both are for
 * `refund_held` and `refund_waiting`, and only for them. `noted`: staff have done what is needed, and no money moves
 * here.
 */
export const differenceSettlement = z.strictObject({
  outcome: z.enum(['noted', 'card', 'balance']),
  note: text(1, 500),
});

export type PaymentDifference = z.infer<typeof paymentDifference>;
export type PaymentDifferencesQuery = z.infer<typeof paymentDifferencesQuery>;
export type PaymentDifferencePage = z.infer<typeof paymentDifferencePage>;
export type DifferenceSettlement = z.infer<typeof differenceSettlement>;
export type RemittancesQuery = z.infer<typeof remittancesQuery>;
export type StaffRemittance = z.infer<typeof staffRemittance>;
export type StaffRemittancePage = z.infer<typeof staffRemittancePage>;
export type RemittanceDecision = z.infer<typeof remittanceDecision>;
export type RemittanceConfirmation = z.input<typeof remittanceConfirmation>;
export type RemittanceRejection = z.infer<typeof remittanceRejection>;
export type Adjustment = z.infer<typeof adjustment>;
/** The values of the form's fields. */
export type AdjustmentForm = z.input<typeof adjustmentForm>;
export type Dispute = z.infer<typeof dispute>;
export type DisputesQuery = z.infer<typeof disputesQuery>;
export type DisputePage = z.infer<typeof disputePage>;

export const byPaymentId = z.object({ payment_id: id });
