import { paymentStatuses } from '@caravan/kernel';
import { fen, fenOut, id, instant, pageOf, pageQuery, text, z } from '@caravan/kernel/zod';
import {
  dueKinds,
  maxRechargeFen,
  maxRefs,
  minRechargeFen,
  payableKinds,
  paymentMethods,
  recordTypes,
} from './payment-kinds.ts';

/** The number of an order, an extra payment or a package. */
export const ref = z.string().regex(/^[A-Z0-9-]{4,32}$/);
/** The refs in a request. A ref without an order or package is not found, whatever its format. */
const refs = z
  .array(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/))
  .min(1)
  .max(maxRefs);
/** An amount in another currency, as a decimal string. */
export const decimal = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/);
/** ISO 4217. */
export const currency = z.string().regex(/^[A-Z]{3}$/);
/** ISO 3166-1, two letters. */
export const country = z.string().regex(/^[A-Z]{2}$/);

/** The shop's exchange margin in hundredths of a per cent, and the rate of the day without it. */
export const chargeMargin = z.object({ margin_bp: z.int(), day_rate: z.string() });

/** The targets that the caller wants to pay: all of one kind. */
export const payablesQuery = z.object({
  kind: z.enum(dueKinds),
  /** Numbers separated by commas. */
  refs: z
    .string()
    .transform((written) => written.split(',').filter(Boolean))
    .pipe(refs),
});
/** A payment target of the caller. */
export const payable = z.object({
  ref,
  /** Such as the shop and the number of goods, in the caller's language. */
  title: z.string(),
  amount_fen: fenOut,
  expires_at: instant.nullable(),
  payable: z.boolean(),
  /** Why it cannot be paid, in the caller's language. */
  reason: z.string().nullable(),
});
/** In the order in which they were asked for. */
export const payables = z.object({
  items: z.array(payable),
  /** The sum of the payable items. */
  amount_fen: fenOut,
});

export const paymentMethodsQuery = z.object({
  kind: z.enum(payableKinds),
  amount_fen: z.coerce.number().pipe(fen).optional(),
});
/** A way to pay, even if it is not available now. */
export const paymentMethod = z.object({
  id: z.enum(paymentMethods),
  name: z.string(),
  available: z.boolean(),
  /** Why the method is not available, in the caller's language. */
  reason: z.string().nullable(),
  /**
   * How it charges another currency with the shop's exchange margin; absent without a margin. `amount` is what it would
   * charge for the amount that was asked about; null if none was.
   */
  exchange: z
    .object({ currency, rate: z.string(), rate_as_of: z.iso.date(), ...chargeMargin.shape, amount: decimal.nullable() })
    .optional(),
});

/** One payment for one recharge, or for several targets of one kind. */
export const newPayment = z
  .strictObject({
    kind: z.enum(payableKinds),
    refs: refs.optional(),
    amount_fen: fen.optional(),
    method: z.enum(paymentMethods),
    bill_address_id: id.optional(),
    /**
     * The rate with an exchange margin that the shopper read; null without one. If another one counts by now, the call
     * answers `amount_changed` and begins no payment.
     */
    exchange_rate: z
      .string()
      .regex(/^\d{1,9}(\.\d{1,8})?$/)
      .nullable()
      .optional(),
  })
  .check(({ value, issues }) => {
    const refuse = (field: string, message: string) =>
      issues.push({ code: 'custom', path: [field], message, input: value });
    if (value.kind !== 'recharge') {
      if (!value.refs) refuse('refs', 'required');
      if (value.amount_fen !== undefined) refuse('amount_fen', 'not_allowed');
      return;
    }
    if (value.refs) refuse('refs', 'not_allowed');
    if (value.amount_fen === undefined) refuse('amount_fen', 'recharge_amount_required');
    else if (value.amount_fen < minRechargeFen) refuse('amount_fen', `too_small:min=${minRechargeFen}`);
    else if (value.amount_fen > maxRechargeFen) refuse('amount_fen', `too_big:max=${maxRechargeFen}`);
  });

/** The receiver and the amount of a Western Union remittance. */
export const remittanceInstructions = z.object({
  receiver: z.object({ name: z.string(), city: z.string(), country }),
  amount: decimal,
  currency,
  /** True if no receiver is configured; the shopper must not send any money. */
  demo: z.boolean(),
});

/** A payment of the caller. */
export const payment = z.object({
  id,
  kind: z.enum(payableKinds),
  refs: z.array(ref),
  status: z.enum(paymentStatuses),
  amount_fen: fenOut,
  method: z.enum(paymentMethods),
  /**
   * The amount charged and its rate: units of `currency` for one yuan, `1` for CNY. `rate_as_of` is the day of the rate
   * at its source, null for CNY. A rate with an exchange margin also says the margin and the rate of the day.
   */
  charge: z.object({
    amount: decimal,
    currency,
    rate: z.string(),
    rate_as_of: z.iso.date().nullable(),
    ...chargeMargin.partial().shape,
  }),
  /**
   * Where the shopper pays: a path of this site or an address of the provider. Null once the payment is decided, and
   * for methods without such a page.
   */
  redirect_url: z.string().nullable(),
  instructions: remittanceInstructions.nullable(),
  /** The shopper's report about a remittance. */
  remittance: z
    .object({
      mtcn: z.string(),
      sender_name: z.string(),
      sender_country: country,
      amount: decimal,
      currency,
      submitted_at: instant,
    })
    .nullable(),
  /** Why the payment failed, in the caller's language. */
  failure: z.string().nullable(),
  /** Money that arrived too late for its payment target and went to the balance, in fen. */
  returned_fen: fenOut,
  expires_at: instant.nullable(),
  created_at: instant,
  decided_at: instant.nullable(),
});

/** A control number of Western Union, in any spelling; becomes its ten digits. */
export const mtcn = z
  .string()
  // Typed in groups, with blanks or dashes between all digits.
  .max(60, 'mtcn_invalid')
  .transform((typed) => typed.normalize('NFKC').replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{10}$/, 'mtcn_invalid'));
/** The shopper's report about a remittance that they have sent. */
export const remittance = z.strictObject({
  mtcn,
  sender_name: text(2, 100),
  sender_country: country,
  amount: decimal,
  currency,
});

/** The money of the caller. */
export const balance = z.object({ balance_fen: fenOut });

/** A statement of the wallet ends with it. */
export const balanceHead = z.object({
  /** The rows of the statement. */
  rows: z.int(),
  /** The hash of the last row. */
  head: z.string().regex(/^[0-9a-f]{64}$/),
  balance_fen: fenOut,
});

/** A movement of the balance. */
export const balanceRecord = z.object({
  transaction_no: z.string(),
  at: instant,
  /** Signed; incoming money is positive. */
  amount_fen: fenOut,
  type: z.enum(recordTypes),
  /** In the caller's language if the server wrote it. */
  remark: z.string(),
  balance_after_fen: fenOut,
  /** The payment target, so that a page can link to it. */
  kind: z.enum(payableKinds).nullable(),
  refs: z.array(ref),
});
/** A page of the movements. */
export const balanceRecordsQuery = z.object({
  ...pageQuery.shape,
  type: z.enum(recordTypes).optional(),
  /** UTC days, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
/** Newest first. */
export const balanceRecords = z.object({
  ...pageOf(balanceRecord).shape,
  /** The balance at the end of each of the last 90 UTC days, oldest first; only on the first page without filters. */
  days: z.array(z.object({ day: z.iso.date(), balance_fen: fenOut })).optional(),
  /** The extremes of that time over all records, because a day may end with another balance. */
  lowest_fen: fenOut.optional(),
  highest_fen: fenOut.optional(),
});

export type PayablesQuery = z.infer<typeof payablesQuery>;
export type PayableItem = z.infer<typeof payable>;
export type Payables = z.infer<typeof payables>;
export type PaymentMethodsQuery = z.infer<typeof paymentMethodsQuery>;
export type PaymentMethodChoice = z.infer<typeof paymentMethod>;
export type NewPayment = z.infer<typeof newPayment>;
export type Payment = z.infer<typeof payment>;
export type RemittanceInstructions = z.infer<typeof remittanceInstructions>;
export type Remittance = z.infer<typeof remittance>;
export type RemittanceForm = z.input<typeof remittance>;
export type Balance = z.infer<typeof balance>;
export type BalanceHead = z.infer<typeof balanceHead>;
export type BalanceRecord = z.infer<typeof balanceRecord>;
export type BalanceRecordsQuery = z.infer<typeof balanceRecordsQuery>;
export type BalanceRecords = z.infer<typeof balanceRecords>;

export const byId = z.object({ id });
