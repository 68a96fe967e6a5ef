import { storable, storableText } from '@caravan/kernel';
import type Stripe from 'stripe';
import type { ListedCapture, ListedRefund, ProviderAnswer, ProviderEvent } from '../../payments/payment-provider.ts';

const idOf = (linked: string | { id: string } | null): string | null =>
  typeof linked === 'object' ? (linked?.id ?? null) : linked;

const paymentIdOf = ({ metadata, client_reference_id }: Stripe.Checkout.Session): string =>
  metadata?.['payment_id'] ?? client_reference_id ?? '';

const paid = (id: string, session: Stripe.Checkout.Session): ProviderEvent => ({
  id,
  type: 'succeeded',
  paymentId: paymentIdOf(session),
  minor: session.amount_total ?? 0,
  currency: (session.currency ?? '').toUpperCase(),
  providerRef: session.id,
  charge: idOf(session.payment_intent),
});

const ended = (id: string, type: 'failed' | 'expired', session: Stripe.Checkout.Session): ProviderEvent => ({
  id,
  type,
  paymentId: paymentIdOf(session),
  providerRef: session.id,
});

const instantOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** Final states of a dispute. */
const closedDisputes: ReadonlySet<Stripe.Dispute.Status> = new Set(['won', 'lost', 'warning_closed', 'prevented']);

const disputed = ({ id, created }: Stripe.Event, dispute: Stripe.Dispute): ProviderEvent => ({
  id,
  type: 'dispute',
  dispute: {
    ref: dispute.id,
    charge: idOf(dispute.payment_intent),
    minor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    status: dispute.status,
    open: !closedDisputes.has(dispute.status),
    dueAt: dispute.evidence_details.due_by === null ? null : instantOf(dispute.evidence_details.due_by),
    openedAt: instantOf(dispute.created),
    notifiedAt: instantOf(created),
  },
});

/** Final states of a refund that did not return money to the card. */
const failedRefunds: ReadonlySet<string | null> = new Set(['failed', 'canceled']);

export const listedRefund = (refund: Stripe.Refund): ListedRefund => ({
  ref: refund.id,
  charge: idOf(refund.payment_intent),
  refundId: refund.metadata?.['refund_id'] ?? null,
  minor: refund.amount,
  currency: refund.currency.toUpperCase(),
  live: !failedRefunds.has(refund.status),
  at: new Date(refund.created * 1000),
});

/** Null if no money was taken, or if the payment is not ours. */
export const listedCapture = (intent: Stripe.PaymentIntent): ListedCapture | null => {
  const paymentId = intent.metadata['payment_id'];
  if (paymentId === undefined || intent.amount_received === 0) return null;
  return {
    charge: intent.id,
    paymentId,
    minor: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    at: new Date(intent.created * 1000),
  };
};

const failedRefund = (id: string, { id: refundRef, metadata, payment_intent }: Stripe.Refund): ProviderEvent => ({
  id,
  type: 'refund_failed',
  refundRef,
  refundId: metadata?.['refund_id'] ?? null,
  charge: idOf(payment_intent) ?? null,
});

/** Converts a Stripe event to our format. */
export const stripeEvent = (event: Stripe.Event): ProviderEvent => {
  const { id, type } = event;
  switch (event.type) {
    case 'checkout.session.completed':
      // Complete but not paid yet: another event follows.
      return event.data.object.payment_status === 'paid'
        ? paid(id, event.data.object)
        : { id, type: 'other', name: `${type}, unpaid` };
    case 'checkout.session.async_payment_succeeded':
      return paid(id, event.data.object);
    case 'checkout.session.async_payment_failed':
      return ended(id, 'failed', event.data.object);
    case 'checkout.session.expired':
      return ended(id, 'expired', event.data.object);
    case 'refund.failed':
      return failedRefund(id, event.data.object);
    case 'refund.updated':
      return failedRefunds.has(event.data.object.status)
        ? failedRefund(id, event.data.object)
        : { id, type: 'other', name: `${type}, ${event.data.object.status}` };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return disputed(event, event.data.object);
    default:
      return { id, type: 'other', name: type };
  }
};

/** Converts the state of a session to an event; null while it is open. */
export const stripeState = (session: Stripe.Checkout.Session): ProviderEvent | null => {
  if (session.status === 'expired') return ended(`look_${session.id}_expired`, 'expired', session);
  return session.payment_status === 'paid' ? paid(`look_${session.id}_paid`, session) : null;
};

/** Stripe refuses these requests, and a retry would not help. */
const refusals = new Set(['StripeCardError', 'StripeInvalidRequestError']);

/** Refusals of a refund because the card holder has the money already, or may get it in another way. */
const returnedCodes = new Set(['charge_already_refunded', 'charge_disputed', 'amount_too_large']);

/** Stripe's answer, or why there is none. A wrong key of ours does not count as a refusal of the shopper's payment. */
export const answerOf = async <T>(ask: () => Promise<T>): Promise<ProviderAnswer<T>> => {
  try {
    return { ok: true, value: storable(await ask()) };
  } catch (error) {
    const {
      type = '',
      code = '',
      message = String(error),
    } = error as {
      type?: string;
      code?: string;
      message?: string;
    };
    const why = refusals.has(type) ? 'refused' : 'unavailable';
    return { ok: false, why, message: storableText(message), returned: returnedCodes.has(code) };
  }
};
