import type Stripe from 'stripe';
import type { ProviderAnswer, ProviderEvent } from '../ports/payment-provider.ts';

const idOf = (linked: string | { id: string } | null): string | null => (typeof linked === 'object' ? (linked?.id ?? null) : linked);

const paymentIdOf = ({ metadata, client_reference_id }: Stripe.Checkout.Session): string => metadata?.['payment_id'] ?? client_reference_id ?? '';

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

/** Nothing follows upon these. */
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
    toldAt: instantOf(created),
  },
});

/** A Stripe event in our own form. */
export const stripeEvent = (event: Stripe.Event): ProviderEvent => {
  const { id, type } = event;
  switch (event.type) {
    case 'checkout.session.completed':
      // Complete, but not paid yet: another event will tell.
      return event.data.object.payment_status === 'paid' ? paid(id, event.data.object) : { id, type: 'other', name: `${type}, unpaid` };
    case 'checkout.session.async_payment_succeeded':
      return paid(id, event.data.object);
    case 'checkout.session.async_payment_failed':
      return ended(id, 'failed', event.data.object);
    case 'checkout.session.expired':
      return ended(id, 'expired', event.data.object);
    case 'refund.failed':
      return { id, type: 'refund_failed', refundRef: event.data.object.id };
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

/** What a session has come to, in the form of an event; null while it is open. */
export const stripeState = (session: Stripe.Checkout.Session): ProviderEvent | null => {
  if (session.status === 'expired') return ended(`look_${session.id}_expired`, 'expired', session);
  return session.payment_status === 'paid' ? paid(`look_${session.id}_paid`, session) : null;
};

/** What Stripe says no to, and no repetition would change. */
const refusals = new Set(['StripeCardError', 'StripeInvalidRequestError']);

/** For a no that Stripe says in an answer and not as an error. */
export const saidNo = (message: string): Error => Object.assign(new Error(message), { type: 'StripeCardError' });

/** An answer, or which way there was none: a wrong key of ours is no refusal of the shopper's payment. */
export const answerOf = async <T>(ask: () => Promise<T>): Promise<ProviderAnswer<T>> => {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    const { type = '', message = String(error) } = error as { type?: string; message?: string };
    return { ok: false, why: refusals.has(type) ? 'refused' : 'unavailable', message };
  }
};
