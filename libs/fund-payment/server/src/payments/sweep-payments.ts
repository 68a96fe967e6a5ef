import { paymentMethods } from '@caravan/fund-payment/contract';
import { minute } from '@caravan/kernel';
import { defineJob, workOff } from '@caravan/server-core';
import { overdueApprovals } from '../approvals/approval.repo.ts';
import { deleteLimitedSteps } from '../approvals/limited-step.repo.ts';
import { listWaitingEvents } from './events/payment-event.repo.ts';
import { listNeglected, listOverdue, lockPayment, writeProviderFacts } from './payment.repo.ts';
import { listDueRefunds } from '../refunds/refund.repo.ts';
import { findRemittance } from '../remittances/remittance.repo.ts';
import type { PaymentRow } from './payment.table.ts';
import { findDispute, joinDisputes } from '../disputes/dispute.repo.ts';
import { countedSince } from '../approvals/approval-rule.ts';
import { decidePayment } from './decide-payment.ts';
import { expireApproval } from '../approvals/approval-work.ts';
import { applyEvent } from './events/apply-event.ts';
import { askProvider } from './ask-provider.ts';
import { sendCardRefund } from '../refunds/card-refund.ts';
import { openPayment } from './open-payment.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { syncDisputeTask } from '../upkeep/payment-work.ts';

/** Resumes work that a crash or an outage interrupted, and ends expired payments. */
export const sweepPaymentsJob = defineJob()({ name: 'payment.sweep', cron: '* * * * *', retries: 0 });

/** How many of a kind one run asks a provider about; the next run, a minute later, continues. */
const atOnce = 100;
/** Newer payments are still being handled normally. */
const settling = minute;
/** How often a provider is asked about a payment without an event. */
const lookEvery = 5 * minute;
/** A payment that its provider does not know after this time fails, because the shopper was never sent to pay. */
const giveUpAfter = 10 * minute;
/** After so many failures in a row a run leaves the rest to the next: a provider that hangs takes 20 seconds each time. */
const patience = 3;

const look = async (context: PaymentContext, payment: PaymentRow): Promise<boolean> => {
  // Set before the gateway is asked, so that a payment without an answer does not block the others.
  await writeProviderFacts(context.db, payment.id, { checkedAt: context.clock() });
  return askProvider(context, payment);
};

const end = (context: PaymentContext, id: string): Promise<void> =>
  context.transaction(async (tx) => {
    const payment = await lockPayment(tx, id);
    // A shopper may have submitted a remittance since the payment was listed.
    if (payment?.method === 'westpay' && (await findRemittance(tx, id))) return;
    await decidePayment(context, tx, id, { status: 'expired', failure: null, decidedAt: context.clock() });
  });

/** The gateway is asked first: a payment that was paid in time must not count as late because its event was lost. */
const expire = async (context: PaymentContext, payment: PaymentRow): Promise<void> => {
  if (await look(context, payment)) return;
  await end(context, payment.id);
  if (payment.providerRef !== null) await context.providers[payment.method]?.gateway?.close(payment.providerRef);
};

const openOrGiveUp = async (context: PaymentContext, { id, createdAt }: PaymentRow): Promise<void> => {
  if (context.clock().getTime() - createdAt.getTime() > giveUpAfter) await end(context, id);
  else await openPayment(context, id);
};

/** Gives disputes that came before the success of their payments these payments, and their tasks what is known of them. */
const findDisputedPayments = (context: PaymentContext): Promise<void> =>
  context.transaction(async (tx) => {
    for (const dispute of await joinDisputes(tx)) {
      const found = await findDispute(tx, dispute.id);
      await syncDisputeTask(tx, context, dispute, found?.payment ?? undefined);
    }
  });

/** Handles items one by one; a failure is logged and does not block the others, until the provider seems to be down. */
const each = async <T>(
  { log }: PaymentContext,
  what: string,
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  let failures = 0;
  for (const item of items) {
    await work(item).then(
      () => (failures = 0),
      (error: unknown) => {
        failures += 1;
        log.warn({ err: error, what }, 'a payment could not be swept');
      },
    );
    if (failures === patience) return;
  }
};

/**
 * Handles everything of a kind that no provider is asked about. Damaged rows stay at the front of the list, so a run also
 * goes on behind them.
 */
const all = async <T>(
  { log }: PaymentContext,
  what: string,
  list: (limit: number) => Promise<T[]>,
  work: (item: T) => Promise<unknown>,
): Promise<void> => {
  const read = (failed: ReadonlySet<string>) => list(atOnce + failed.size);
  const handle = async (item: T): Promise<boolean> => {
    await work(item);
    return true;
  };
  await workOff(read, handle, `${what}s could not be swept`, (item) => JSON.stringify(item)).catch((error: unknown) =>
    log.warn({ err: error, what }, 'a payment could not be swept'),
  );
};

export const sweepPayments = async (context: PaymentContext): Promise<void> => {
  const { db, clock } = context;
  const now = clock();
  const since = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
  const waitingEvents = (limit: number) => listWaitingEvents(db, since(settling), limit);
  await all(context, 'event', waitingEvents, (name) => applyEvent(context, name));
  await each(context, 'dispute', [context], findDisputedPayments);
  const approvalsOver = (limit: number) => overdueApprovals(db, now, limit);
  await all(context, 'approval', approvalsOver, (id) => expireApproval(context, id));
  await each(context, 'limit', [countedSince(now)], (until) => deleteLimitedSteps(db, until));
  // Providers are asked last: one that hangs keeps nothing waiting that needs no answer.
  await each(context, 'refund', await listDueRefunds(db, now, atOnce), (id) => sendCardRefund(context, id));
  for (const method of paymentMethods.filter((one) => context.providers[one]?.gateway)) {
    const neglected = (opened: boolean, before: Date) => listNeglected(db, { before, opened, method }, atOnce);
    await each(context, 'opening', await neglected(false, since(settling)), (one) => openOrGiveUp(context, one));
    await each(context, 'state', await neglected(true, since(lookEvery)), (one) => look(context, one));
  }
  await each(context, 'expiry', await listOverdue(db, now, atOnce), (payment) => expire(context, payment));
};
