import { day, minute } from '@caravan/kernel';
import { defineJob, type Tx } from '@caravan/server-core';
import { closeKnownRefund, closeWaiting, notedRefs, putDifferences } from '../differences/payment-difference.repo.ts';
import { findPayment } from '../payments/payment.repo.ts';
import type { PaymentRow } from '../payments/payment.table.ts';
import { findRefund, findRefundOfEvent, lockRefundsOf, writeRefund } from './refund.repo.ts';
import type { RefundRow } from './refund.table.ts';
import { judgeRefund, type Verdict } from './match-refunds.ts';
import type { Gateway, ListedRefund, ProviderEvent } from '../payments/payment-provider.ts';
import { bookBalance, bookCard } from './book-refund.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Finds out where a refund to a card is, and sends it if the provider does not have it. */
export const sendCardRefundJob = defineJob<{ refundId: string }>()({
  name: 'payment.refund_to_card',
  retries: 10,
  retryDelay: 10,
});

/** The sweep repeats an attempt without an answer after this time. */
const retryEvery = minute;
/** How often a refund that waits for staff is checked, because staff may have settled it at the provider. */
const heldEvery = day;
/** How often a refund is asked for that the provider has made, but may still take back. */
const pendingEvery = day;

interface Asked {
  refundId: string;
  charge: string;
  gateway: Gateway;
}

/** The payment that a refund returns. */
type Payer = Pick<PaymentRow, 'method' | 'chargeCurrency'>;

const hold = async (
  context: PaymentContext,
  tx: Tx,
  { refund, payment, ref }: { refund: RefundRow; payment: Payer; ref: string | null },
): Promise<void> => {
  const now = context.clock();
  const { id, paymentId, chargeMinor, createdAt } = refund;
  context.log.error({ refund: id, payment: paymentId, other: ref }, 'a refund to a card waits for staff');
  await writeRefund(tx, id, { checkAt: new Date(now.getTime() + heldEvery) });
  const amounts = { ourMinor: chargeMinor, theirMinor: null, currency: payment.chargeCurrency };
  const about = { provider: payment.method, paymentId, refundId: id, providerRef: ref };
  const found = { kind: 'refund_held' as const, ...about, ...amounts, at: createdAt };
  await putDifferences(tx, [found], now);
};

const carryOut = async (
  context: PaymentContext,
  tx: Tx,
  { refund, payment, verdict, pending }: { refund: RefundRow; payment: Payer; verdict: Verdict; pending: boolean },
): Promise<void> => {
  const { id } = refund;
  if (verdict.to === 'send') return writeRefund(tx, id, { sentAt: context.clock() });
  if (verdict.to === 'hold') return hold(context, tx, { refund, payment, ref: verdict.ref });
  if (verdict.to === 'card') {
    await bookCard(context, tx, refund, verdict.ref);
    await closeKnownRefund(tx, { provider: payment.method, ref: verdict.ref, now: context.clock() });
  }
  if (verdict.to === 'balance') await bookBalance(context, tx, refund, verdict.ref);
  const now = context.clock();
  await writeRefund(tx, id, { checkAt: pending ? new Date(now.getTime() + pendingEvery) : null });
  await closeWaiting(tx, id, now);
};

/**
 * Books a refund from the provider's list. Locks all refunds of the charge and reads them again, since an event or
 * another process may have changed them after the call. `refused`: the provider refused to make the refund, and why.
 */
const settle = (
  context: PaymentContext,
  { refundId, charge }: Asked,
  theirs: readonly ListedRefund[],
  refused?: { returned: boolean },
): Promise<Verdict['to']> =>
  context.transaction(async (tx) => {
    const paymentId = (await findRefund(tx, refundId))?.paymentId ?? '';
    const ours = await lockRefundsOf(tx, paymentId);
    const refund = ours.find(({ id }) => id === refundId);
    const payment = await findPayment(tx, paymentId);
    if (!refund || !payment) throw new Error(`no refund ${refundId} of charge ${charge}`);
    const judged = judgeRefund(refund, ours, theirs, await notedRefs(tx, [paymentId]));
    const verdict: Verdict =
      judged.to === 'send' && refused ? { to: refused.returned ? 'hold' : 'balance', ref: null } : judged;
    const pending =
      verdict.to === 'card' && theirs.some((listed) => listed.ref === verdict.ref && listed.pending === true);
    await carryOut(context, tx, { refund, payment, verdict, pending });
    return verdict.to;
  });

const list = async ({ gateway, charge }: Asked): Promise<ListedRefund[]> => {
  const answer = await gateway.refundsOf(charge);
  if (!answer.ok) throw new Error(`the provider did not list the refunds of ${charge}: ${answer.message}`);
  return answer.value;
};

/** True if the provider has made the refund and nobody has heard that it failed. */
const isMade = ({ status, providerRef, failedRef }: RefundRow): boolean =>
  status === 'card' && providerRef !== null && failedRef === null;

/**
 * Asks for a made refund that may still fail, because no event may report that. A failure is taken like its event. What
 * an event has changed meanwhile counts, not this older answer.
 */
const lookAtMade = async (
  context: PaymentContext,
  { refund, charge, gateway }: { refund: RefundRow; charge: string; gateway: Gateway },
): Promise<void> => {
  const ref = refund.providerRef ?? '';
  const answer = await gateway.refundOf?.({ ref, charge });
  const shown = answer?.ok ? answer.value : undefined;
  await context.transaction(async (tx) => {
    const now = (await lockRefundsOf(tx, refund.paymentId)).find(({ id }) => id === refund.id);
    if (!now || !isMade(now) || now.providerRef !== ref) return;
    const failed = { refundRef: ref, refundId: refund.id, charge };
    if (shown && !shown.live) {
      await takeFailedRefund(context, tx, failed);
      return;
    }
    const isOpen = !shown || shown.pending === true;
    const again = new Date(context.clock().getTime() + pendingEvery);
    await writeRefund(tx, refund.id, { checkAt: isOpen ? again : null });
  });
  if (answer?.ok === false)
    context.log.warn({ refund: refund.id, message: answer.message }, 'a provider showed no refund');
};

/**
 * Sends a committed refund, or finds out what happened to it. It always asks first what the provider has done: an
 * answer may have been lost, the provider forgets our key after a day, and a restored backup knows of no attempt. It
 * throws if there is no answer, and the job or the sweep runs again. After a refusal the money goes to the wallet,
 * unless the card may have it (specification 13.5).
 */
export const sendCardRefund = async (context: PaymentContext, refundId: string): Promise<void> => {
  const refund = await findRefund(context.db, refundId);
  if (!refund || refund.checkAt === null) return;
  // Set before the provider is asked, so that a refund without an answer does not block the others.
  await writeRefund(context.db, refundId, { checkAt: new Date(context.clock().getTime() + retryEvery) });
  const payment = await findPayment(context.db, refund.paymentId);
  const gateway = payment && context.providers[payment.method]?.gateway;
  if (!gateway || payment.providerCharge === null) throw new Error('the payment provider is no longer configured');
  const asked = { refundId, charge: payment.providerCharge, gateway };
  if (gateway.refundOf && isMade(refund)) return lookAtMade(context, { refund, charge: asked.charge, gateway });

  const listed = await list(asked);
  if ((await settle(context, asked, listed)) !== 'send') return;
  const answer = await gateway.refund({
    key: refund.id,
    charge: asked.charge,
    minor: refund.chargeMinor,
    currency: payment.chargeCurrency,
  });
  if (!answer.ok && answer.why === 'unavailable') throw new Error(`the provider did not answer: ${answer.message}`);
  if (answer.ok) {
    await settle(context, asked, [...listed, answer.value]);
    return;
  }
  context.log.warn({ refund: refundId, message: answer.message }, 'a provider took no refund');
  await settle(context, asked, await list(asked), { returned: answer.returned ?? false });
};

/**
 * Records that a refund failed at the provider, whatever state the refund is in. The provider is asked once more before
 * the money goes to the wallet, because staff may have refunded by hand meanwhile.
 */
export const takeFailedRefund = async (
  context: PaymentContext,
  tx: Tx,
  event: Omit<Extract<ProviderEvent, { type: 'refund_failed' }>, 'id' | 'type'>,
): Promise<string> => {
  const found = await findRefundOfEvent(tx, event);
  if (!found) return 'no refund of ours';
  const ours = await lockRefundsOf(tx, found.paymentId);
  const refund = ours.find(({ id }) => id === found.id);
  const payment = await findPayment(tx, found.paymentId);
  if (!refund || (event.charge !== null && event.charge !== payment?.providerCharge)) return 'refund of another charge';
  if (refund.status === 'balance') return 'the refund is on the balance already';
  await writeRefund(tx, refund.id, { failedRef: event.refundRef, checkAt: context.clock() });
  await context.jobs.send(tx, sendCardRefundJob, { refundId: refund.id });
  return `refund ${refund.id} failed`;
};
