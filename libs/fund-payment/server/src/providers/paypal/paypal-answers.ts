import { storable, storableText } from '@caravan/kernel';
import type { LinkDescription, Order, OrdersCapture, Refund } from '@paypal/paypal-server-sdk';
import { minorOf } from './paypal-amount.ts';
import type { ListedRefund, ProviderAnswer, ProviderEvent } from '../../payments/payment-provider.ts';

/** The payer has paid, whatever was returned afterwards. */
const paidStatuses: ReadonlySet<string> = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);
const declinedStatuses: ReadonlySet<string> = new Set(['DECLINED', 'FAILED']);
/** Final states of a refund that returned no money. */
export const failedRefundStatuses: ReadonlySet<string> = new Set(['FAILED', 'CANCELLED']);

const ofCapture = (order: Order, { id, status, amount }: OrdersCapture, paymentId: string): ProviderEvent | null => {
  if (!id || !status || !amount) throw new Error('PayPal returned a capture without an amount');
  const about = { paymentId, providerRef: order.id ?? null };
  if (declinedStatuses.has(status)) return { id: `look_${id}_declined`, type: 'failed', ...about };
  if (!paidStatuses.has(status)) return null;
  const money = { minor: minorOf(amount.value), currency: amount.currencyCode };
  return { id: `look_${id}_completed`, type: 'succeeded', ...about, ...money, charge: id };
};

const capturesOf = ({ purchaseUnits = [] }: Order): OrdersCapture[] =>
  purchaseUnits.flatMap(({ payments }) => payments?.captures ?? []);

/** Converts the state of an order to an event; null while it is undecided. `paymentId` is ours. */
export const orderState = (order: Order, paymentId: string): ProviderEvent | null => {
  const captures = capturesOf(order);
  const capture = captures.find(({ status }) => status && paidStatuses.has(status)) ?? captures.at(-1);
  if (capture) return ofCapture(order, capture, paymentId);
  const { id = '', status } = order;
  if (status === 'APPROVED') return { id: `look_${id}_approved`, type: 'approved', paymentId, providerRef: id };
  return status === 'VOIDED' ? { id: `look_${id}_voided`, type: 'expired', paymentId, providerRef: id } : null;
};

/** The capture that a refund belongs to: its link `up` ends in `/captures/{id}`. Null without such a link. */
export const captureIn = (links: readonly Pick<LinkDescription, 'href' | 'rel'>[] | undefined): string | null =>
  links?.flatMap(({ href, rel }) => (rel === 'up' ? (/\/captures\/([\w-]+)$/.exec(href)?.[1] ?? []) : []))[0] ?? null;

export const listedRefund = (
  { id, status, amount, customId, invoiceId, createTime }: Refund,
  charge: string,
): ListedRefund => {
  if (!id || !status || !amount) throw new Error('PayPal returned a refund without an amount');
  return {
    ref: id,
    charge,
    refundId: customId ?? invoiceId ?? null,
    minor: minorOf(amount.value),
    currency: amount.currencyCode,
    live: !failedRefundStatuses.has(status),
    pending: status === 'PENDING',
    at: new Date(createTime ?? 0),
  };
};

export const refundsIn = ({ purchaseUnits = [] }: Order, charge: string): ListedRefund[] =>
  purchaseUnits
    .flatMap(({ payments }) => payments?.refunds ?? [])
    .filter(({ links }) => [charge, null].includes(captureIn(links)))
    .map((refund) => listedRefund(refund, charge));

/** PayPal's error, without the request that its package keeps in it. */
export interface PayPalFailure {
  status: number | undefined;
  /** PayPal's word for what was wrong. */
  issue: string;
  message: string;
}

export const failureOf = (error: unknown): PayPalFailure => {
  const { statusCode, result } = error as {
    statusCode?: number;
    result?: { name?: string; message?: string; debug_id?: string; details?: { issue?: string }[] };
  };
  const issue = result?.details?.[0]?.issue ?? result?.name ?? '';
  const words = [issue, result?.message, result?.debug_id].filter(Boolean).join(' ');
  const own = error instanceof Error ? error.message : String(error);
  return { status: statusCode, issue, message: storableText(words || own) };
};

/** PayPal refuses these requests, and a retry would not help. A wrong key or permission of ours is not among them. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 404, 422]);

/** Refusals that end by themselves, or by staff who add money to the account. */
const passing: ReadonlySet<string> = new Set(['PREVIOUS_REQUEST_IN_PROGRESS', 'REFUND_FAILED_INSUFFICIENT_FUNDS']);

/** Refusals of a refund because the payer has the money already, or may get it in another way. */
const returnedIssues: ReadonlySet<string> = new Set([
  'CAPTURE_FULLY_REFUNDED',
  'REFUND_AMOUNT_EXCEEDED',
  'CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED',
  'TRANSACTION_DISPUTED',
  'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
  // Without a reason: PayPal may have reversed the capture, which is in no list of refunds.
  'REFUND_NOT_ALLOWED',
  // A refund with our number exists, although PayPal does not list it.
  'DUPLICATE_INVOICE_ID',
]);

/** PayPal's answer, or why there is none. */
export const answerOf = async <T>(ask: () => Promise<T>, logIn: () => void): Promise<ProviderAnswer<T>> => {
  try {
    return { ok: true, value: storable(await ask()) };
  } catch (error) {
    const { status, issue, message } = failureOf(error);
    if (status === 401) logIn();
    const why = refusals.has(status) && !passing.has(issue) ? 'refused' : 'unavailable';
    return { ok: false, why, message, returned: returnedIssues.has(issue) };
  }
};
