import type { PaymentMethod } from '@caravan/fund-payment/contract';
import { defineJob, type Tx } from '@caravan/server-core';
import { lockWaitingEvent, markApplied, type EventName } from './payment-event.repo.ts';
import { findPayment, writeProviderFacts } from '../payment.repo.ts';
import type { PaymentRow } from '../payment.table.ts';
import { providerAccount } from '../../ledger/ledger-accounts.ts';
import type { ProviderEvent } from '../payment-provider.ts';
import { decidePayment } from '../decide-payment.ts';
import { applySuccess } from '../apply-success.ts';
import { takeFailedRefund } from '../../refunds/card-refund.ts';
import type { PaymentContext } from '../../upkeep/payment-context.ts';
import { takeDispute } from '../../disputes/take-dispute.ts';
import { takeRefunded } from '../../refunds/take-refunded.ts';

/** Takes the money of a payment that its shopper has approved. */
export const capturePaymentJob = defineJob<{ paymentId: string }>()({
  name: 'payment.capture',
  retries: 10,
  retryDelay: 10,
});

type SucceededEvent = Extract<ProviderEvent, { type: 'succeeded' }>;

/**
 * Why an event with a valid signature cannot be right. Such an event changes nothing, and an operator has to check it.
 */
const objectionTo = (
  event: Exclude<ProviderEvent, { type: 'other' | 'refund_failed' | 'refunded' | 'dispute' }>,
  provider: string,
  payment: PaymentRow,
): string | null => {
  if (payment.method !== provider) return 'payment of another provider';
  if (event.providerRef !== null && payment.providerRef !== null && event.providerRef !== payment.providerRef)
    return 'another session than ours';
  if (event.type !== 'succeeded') return null;
  if (event.currency !== payment.chargeCurrency) return 'another currency';
  return event.minor === payment.chargeMinor ? null : 'another amount';
};

const succeed = async (
  context: PaymentContext,
  tx: Tx,
  event: SucceededEvent,
  method: Exclude<PaymentMethod, 'balance'>,
): Promise<string> => {
  const { paymentId, charge } = event;
  const applied = await applySuccess(context, tx, {
    paymentId,
    accountId: providerAccount(method),
    at: context.clock(),
  });
  if (charge !== null) await writeProviderFacts(tx, paymentId, { providerCharge: charge });
  if (applied?.applied && !(await context.identities().find(applied.payment.userId, tx))) {
    context.log.error(
      { payment: paymentId },
      'a closed account has paid: its balance keeps the money, and staff have to return it',
    );
  }
  if (!applied?.applied) return 'nothing to do';
  return applied.returnedFen > 0 ? `${applied.status}, returned ${applied.returnedFen} fen` : applied.status;
};

const outcomeOf = async (
  context: PaymentContext,
  tx: Tx,
  provider: PaymentMethod,
  event: ProviderEvent,
): Promise<string> => {
  if (event.type === 'other') return `not of interest: ${event.name}`;
  if (event.type === 'refund_failed') return takeFailedRefund(context, tx, event);
  if (event.type === 'refunded') return takeRefunded(context, tx, provider, event);
  if (event.type === 'dispute') return takeDispute(context, tx, provider, event.dispute);
  const payment = await findPayment(tx, event.paymentId);
  const objection = payment ? objectionTo(event, provider, payment) : 'unknown payment';
  if (!payment || objection) {
    context.log.error({ provider, event: event.id, payment: event.paymentId, objection }, 'a signed event was refused');
    return `refused: ${objection}`;
  }
  if (payment.method === 'balance') return 'refused: the balance has no events';
  if (event.type === 'approved') {
    if (payment.status !== 'pending') return 'nothing to do';
    // The provider is called after the commit.
    await context.jobs.send(tx, capturePaymentJob, { paymentId: payment.id });
    return 'approved';
  }
  if (event.type === 'succeeded') return succeed(context, tx, event, payment.method);
  const failure = payment.kind === 'recharge' ? 'recharge_failed' : 'payment_failed';
  const decision =
    event.type === 'failed'
      ? ({ status: 'failed', failure } as const)
      : ({ status: 'expired', failure: null } as const);
  const decided = await decidePayment(context, tx, payment.id, { ...decision, decidedAt: context.clock() });
  return decided ? decision.status : 'nothing to do';
};

/** Applies a stored event. Concurrent and repeated calls apply it once. */
export const applyEvent = (context: PaymentContext, name: EventName): Promise<void> =>
  context.transaction(async (tx) => {
    const event = await lockWaitingEvent(tx, name);
    if (!event) return;
    const outcome = await outcomeOf(context, tx, name.provider, event);
    await markApplied(tx, name, outcome, context.clock());
  });
