import { fail } from '@caravan/fund-payment/contract';
import type { Refund } from '@caravan/fund-payment/port';
import { isFen, newId, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { addRefunded, findCapture, lockCapture } from '../db/capture.repo.ts';
import { postMovement } from '../db/ledger.repo.ts';
import { findPayment } from '../db/payment.repo.ts';
import { findRefundByKey, insertRefund } from '../db/refund.repo.ts';
import { cardTransit, revenueOf, walletOf } from '../domain/ledger-accounts.ts';
import { sendCardRefundJob } from './card-refund.ts';
import type { PaymentContext } from './payment-context.ts';

/** Whether the money can go back to the card that it came from. */
const goesToCard = async (context: PaymentContext, tx: Tx, { destination }: Refund, paymentId: string): Promise<boolean> => {
  if (destination !== 'card') return false;
  const payment = await findPayment(tx, paymentId);
  return payment?.providerCharge != null && context.providers[payment.method]?.gateway !== undefined;
};

/**
 * Gives money of a payment back, in the caller's transaction. What was captured is held meanwhile, so that all refunds of it stand in a row; the
 * database would refuse the one too much by itself.
 */
export const refund = async (context: PaymentContext, tx: Tx, wish: Refund): Promise<{ transactionNo: string }> => {
  const { userId, kind, ref, amountFen, key, remark } = wish;
  if (!isFen(amountFen) || amountFen < 1) throw new RangeError(`not an amount to refund: ${amountFen}`);
  const capture = await lockCapture(tx, kind, ref);
  if (!capture || capture.userId !== userId) throw fail('refund_exceeds_payment');
  const before = await findRefundByKey(tx, { kind, ref, key });
  if (before) return { transactionNo: before.transactionNo };
  if (capture.refundedFen + amountFen > capture.amountFen) throw fail('refund_exceeds_payment');

  const { paymentId } = capture;
  const toCard = await goesToCard(context, tx, wish, paymentId);
  const now = context.clock();
  await addRefunded(tx, capture, amountFen);
  const { transactionNo } = await postMovement(tx, {
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
  const row = { kind, ref, key, paymentId, userId, amountFen, transactionNo, remarkEn: remark.en, remarkZh: remark.zh };
  await insertRefund(tx, { ...row, id, status: toCard ? 'sending' : 'balance', providerRef: null, createdAt: now });
  if (toCard) await context.jobs.send(tx, sendCardRefundJob, { refundId: id });
  return { transactionNo };
};

/** What was captured and has not been given back. */
export const refundable = async (tx: Tx, kind: Refund['kind'], ref: string): Promise<Fen> => {
  const capture = await findCapture(tx, kind, ref);
  return capture ? capture.amountFen - capture.refundedFen : 0;
};
