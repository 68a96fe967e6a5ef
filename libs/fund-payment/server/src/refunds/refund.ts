import { fail } from '@caravan/fund-payment/contract';
import type { Refund } from '@caravan/fund-payment/port';
import { isFen, minute, newId, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { addRefunded, findCapture, listCharged, lockCapture } from '../ledger/capture.repo.ts';
import { findPayment } from '../payments/payment.repo.ts';
import { findRefundByKey, insertRefund } from './refund.repo.ts';
import { refundShare } from '../payments/charge.ts';
import { cardTransit, revenueOf, walletOf } from '../ledger/ledger-accounts.ts';
import { sendCardRefundJob } from './card-refund.ts';
import { moveMoney } from '../ledger/move-money.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** The job runs at once; the sweep takes over only after this time. */
const settling = minute;

/** Those of the `ref`s whose payment can return to the card that paid. */
export const refsToCard = async (
  { db, providers }: Pick<PaymentContext, 'db' | 'providers'>,
  kind: Refund['kind'],
  refs: readonly string[],
  tx?: Tx,
): Promise<ReadonlySet<string>> => {
  const charged = refs.length ? await listCharged(tx ?? db, kind, refs) : [];
  return new Set(charged.filter(({ method }) => providers[method]?.gateway !== undefined).map(({ ref }) => ref));
};

/**
 * Refunds money of a payment in the caller's transaction. It locks the capture, so that all refunds of it run one after
 * another. The database refuses a refund above the captured amount, too.
 */
export const refund = async (context: PaymentContext, tx: Tx, wish: Refund): Promise<{ transactionNo: string }> => {
  const { userId, kind, ref, amountFen, key, remark } = wish;
  if (!isFen(amountFen) || amountFen < 1) throw new RangeError(`not an amount to refund: ${amountFen}`);
  const capture = await lockCapture(tx, kind, ref);
  if (!capture || capture.userId !== userId) throw fail('refund_exceeds_payment');
  const before = await findRefundByKey(tx, { kind, ref, key });
  if (before) return { transactionNo: before.transactionNo };
  if (capture.refundedFen + amountFen > capture.amountFen) throw fail('refund_exceeds_payment');

  const { paymentId, refundedFen } = capture;
  const payment = await findPayment(tx, paymentId);
  if (!payment) throw new Error(`no payment ${paymentId} of a capture`);
  const chargeMinor = refundShare(payment, { ref, refundedFen, amountFen });
  // A share below the smallest coin of the charge cannot be returned to the payer.
  const toCard =
    chargeMinor > 0 && wish.destination === 'card' && (await refsToCard(context, kind, [ref], tx)).has(ref);
  const now = context.clock();
  await addRefunded(tx, capture, amountFen);
  const { transactionNo } = await moveMoney(context, tx, {
    key: `refund:${kind}:${ref}:${key}`,
    type: 'refund',
    kind,
    refs: [ref],
    paymentId,
    remark,
    at: now,
    entries: [
      { accountId: revenueOf(kind), amountFen: -amountFen },
      { accountId: toCard ? cardTransit : walletOf(userId), amountFen },
    ],
  });
  const id = newId();
  const row = {
    kind,
    ref,
    key,
    paymentId,
    userId,
    amountFen,
    chargeMinor,
    transactionNo,
    remark,
  };
  const state = toCard
    ? { status: 'sending' as const, checkAt: new Date(now.getTime() + settling) }
    : { status: 'balance' as const, checkAt: null };
  await insertRefund(tx, { ...row, ...state, id, providerRef: null, failedRef: null, sentAt: null, createdAt: now });
  if (toCard) await context.jobs.send(tx, sendCardRefundJob, { refundId: id });
  return { transactionNo };
};

/** The captured amount minus its refunds, in fen. */
export const refundable = async (tx: Tx, kind: Refund['kind'], ref: string): Promise<Fen> => {
  const capture = await findCapture(tx, kind, ref);
  return capture ? capture.amountFen - capture.refundedFen : 0;
};
