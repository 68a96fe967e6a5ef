import { minute } from '@caravan/kernel';
import { defineJob } from '@caravan/server-core';
import { keepEvent, listWaitingEvents } from '../db/payment-event.repo.ts';
import { decidePayment, listNeglected, listOverdue, lockPayment, writeProviderFacts } from '../db/payment.repo.ts';
import { listUnsentRefunds } from '../db/refund.repo.ts';
import { findRemittance } from '../db/remittance.repo.ts';
import type { PaymentRow } from '../db/payment.table.ts';
import { applyEvent } from './apply-event.ts';
import { sendCardRefund } from './card-refund.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentContext } from './payment-context.ts';

/** Resumes what a crash or an outage left between intent and result, and ends payments whose time is over. */
export const sweepPaymentsJob = defineJob()({ name: 'payment.sweep', cron: '* * * * *', retries: 0 });

/** So many of each kind in one go; the rest has its turn a minute later. */
const atOnce = 100;
/** What is younger is still on its ordinary way. */
const settling = minute;
/** How often a provider is asked about a payment that it has said nothing of. */
const lookEvery = 5 * minute;
/** A payment that its provider has not been told of by then is given up: nobody was ever shown where to pay. */
const giveUpAfter = 10 * minute;

/** Asks the gateway what became of a payment; its word is taken like any event. True where it is decided now. */
const look = async (context: PaymentContext, { id, method, providerRef }: PaymentRow): Promise<boolean> => {
  const gateway = context.providers[method]?.gateway;
  if (!gateway || providerRef === null) return false;
  // Before it is asked: one that never answers must not keep others from their turn.
  await writeProviderFacts(context.db, id, { checkedAt: context.clock() });
  const answer = await gateway.look({ id, providerRef });
  if (!answer.ok && answer.why === 'unavailable') throw new Error(`the provider did not answer: ${answer.message}`);
  if (!answer.ok) context.log.warn({ payment: id, message: answer.message }, 'a provider does not know a payment');
  if (!answer.ok || !answer.value) return false;
  await keepEvent(context.db, method, answer.value, context.clock());
  await applyEvent(context, { provider: method, eventId: answer.value.id });
  return true;
};

const end = ({ transaction, clock }: PaymentContext, id: string): Promise<void> =>
  transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    // A shopper may have told of a remittance since the payment was listed.
    if (payment?.method === 'westpay' && (await findRemittance(tx, id))) return;
    await decidePayment(tx, id, { status: 'expired', failure: null, decidedAt: clock() });
  });

/** The gateway is asked first: what was paid in time is no late payment only because its event got lost. */
const expire = async (context: PaymentContext, payment: PaymentRow): Promise<void> => {
  if (await look(context, payment)) return;
  await end(context, payment.id);
  if (payment.providerRef !== null) await context.providers[payment.method]?.gateway?.close(payment.providerRef);
};

const openOrGiveUp = async (context: PaymentContext, { id, createdAt }: PaymentRow): Promise<void> => {
  if (context.clock().getTime() - createdAt.getTime() > giveUpAfter) await end(context, id);
  else await openPayment(context, id);
};

/** Does them one by one; one that fails is logged, and keeps nobody up. */
const each = async <T>({ log }: PaymentContext, what: string, items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  for (const item of items) await work(item).catch((error: unknown) => log.warn({ err: error, what }, 'a payment was not swept'));
};

export const sweepPayments = async (context: PaymentContext): Promise<void> => {
  const { db, clock } = context;
  const now = clock();
  const since = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const stripe = (opened: boolean, before: Date) => listNeglected(db, { before, opened, method: 'stripe' }, atOnce);
  await each(context, 'event', await listWaitingEvents(db, since(settling), atOnce), (name) => applyEvent(context, name));
  await each(context, 'refund', await listUnsentRefunds(db, since(settling), atOnce), (id) => sendCardRefund(context, id));
  await each(context, 'opening', await stripe(false, since(settling)), (payment) => openOrGiveUp(context, payment));
  await each(context, 'state', await stripe(true, since(lookEvery)), (payment) => look(context, payment));
  await each(context, 'expiry', await listOverdue(db, now, atOnce), (payment) => expire(context, payment));
};
