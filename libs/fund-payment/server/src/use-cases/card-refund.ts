import { defineJob, type Tx } from '@caravan/server-core';
import { postMovement, type Movement } from '../db/ledger.repo.ts';
import { findPayment } from '../db/payment.repo.ts';
import { findRefund, moveRefund } from '../db/refund.repo.ts';
import type { RefundRow } from '../db/refund.table.ts';
import { cardTransit, providerAccount, walletOf } from '../domain/ledger-accounts.ts';
import { cardRefusedLetter } from '../domain/letters.ts';
import type { PaymentContext } from './payment-context.ts';

/** Tells the provider of a refund that has been promised. */
export const sendCardRefundJob = defineJob<{ refundId: string }>()({ name: 'payment.refund_to_card', retries: 10, retryDelay: 10 });

const movementOf = (refund: RefundRow, key: string, at: Date, entries: Movement['entries']): Movement => ({
  key: `${key}:${refund.id}`,
  type: 'refund',
  kind: refund.kind,
  refs: [refund.ref],
  paymentId: refund.paymentId,
  remark: { en: refund.remarkEn, zh: refund.remarkZh },
  at,
  entries,
});

/** The card has not taken it: the wallet does, and the shopper is told. */
const toBalance = async (context: PaymentContext, tx: Tx, refund: RefundRow, from: string): Promise<void> => {
  const { userId, amountFen } = refund;
  await postMovement(
    tx,
    movementOf(refund, 'refund_to_balance', context.clock(), [
      { accountId: from, amountFen: -amountFen },
      { accountId: walletOf(userId), amountFen },
    ]),
  );
  await context.notifier().send(tx, cardRefusedLetter(refund));
};

const sent = (context: PaymentContext, id: string, refundRef: string): Promise<void> =>
  context.transaction(async (tx) => {
    const refund = await moveRefund(tx, { id }, 'sending', { status: 'card', providerRef: refundRef });
    if (!refund) return;
    const { amountFen } = refund;
    const entries = [
      { accountId: cardTransit, amountFen: -amountFen },
      { accountId: providerAccount('stripe'), amountFen },
    ];
    await postMovement(tx, movementOf(refund, 'refund_to_card', context.clock(), entries));
  });

const refused = (context: PaymentContext, id: string): Promise<void> =>
  context.transaction(async (tx) => {
    const refund = await moveRefund(tx, { id }, 'sending', { status: 'balance' });
    if (refund) await toBalance(context, tx, refund, cardTransit);
  });

/**
 * Sends a refund that was committed before: asked for again after a crash, it carries the same key, so the provider refunds once. An answer
 * that did not come throws, and the job runs again; a refusal puts the money into the wallet.
 */
export const sendCardRefund = async (context: PaymentContext, refundId: string): Promise<void> => {
  const refund = await findRefund(context.db, refundId);
  if (refund?.status !== 'sending') return;
  const payment = await findPayment(context.db, refund.paymentId);
  const gateway = payment && context.providers[payment.method]?.gateway;
  if (!gateway || payment.providerCharge === null) return refused(context, refundId);
  const answer = await gateway.refund({ key: refund.id, charge: payment.providerCharge, minor: refund.amountFen });
  if (answer.ok) return sent(context, refundId, answer.value.refundRef);
  if (answer.why === 'refused') {
    context.log.warn({ refund: refundId, message: answer.message }, 'a card took no refund');
    return refused(context, refundId);
  }
  throw new Error(`the provider did not answer: ${answer.message}`);
};

/** A refund that the provider had taken on and could not make after all. */
export const returnFailedRefund = async (context: PaymentContext, tx: Tx, refundRef: string): Promise<string> => {
  const refund = await moveRefund(tx, { providerRef: refundRef }, 'card', { status: 'balance' });
  if (!refund) return 'nothing to do';
  await toBalance(context, tx, refund, providerAccount('stripe'));
  return 'refund moved to the balance';
};
