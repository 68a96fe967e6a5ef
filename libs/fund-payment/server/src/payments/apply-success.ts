import type { Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { Movement } from '../ledger/ledger.repo.ts';
import { findPayment, lockPayment, markReturned } from './payment.repo.ts';
import type { PaymentRow } from './payment.table.ts';
import { walletOf } from '../ledger/ledger-accounts.ts';
import { lateMessage } from '../messages/messages.ts';
import { transitionOf } from './payment-states.ts';
import { remarks } from '../wallet/remarks.ts';
import { decidePayment } from './decide-payment.ts';
import { lockItems, type LockedItems } from '../ledger/locked-items.ts';
import { moveMoney } from '../ledger/move-money.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { queueReceipt } from '../receipts/send-receipt.ts';
import { settlePayment, type Source } from './settle-payment.ts';

/** Money received for a payment. */
export interface Success extends Source {
  paymentId: string;
  /** In fen; the default is the amount of the payment. */
  receivedFen?: Fen;
  /** False sends no message about money that could not be used; the default is `lateMessage`. */
  message?: false;
}

export interface Applied {
  /** The payment before this change. */
  payment: PaymentRow;
  status: PaymentRow['status'];
  returnedFen: Fen;
  /** False if it had been applied before. */
  applied: boolean;
}

/** The part of a payment that could not be used, and its targets. */
interface Rest {
  amountFen: Fen;
  refs: string[];
}

const remarkOf = (payment: PaymentRow, receivedFen: Fen, { refs }: Rest) => {
  if (receivedFen < payment.amountFen) return remarks.short();
  return receivedFen > payment.amountFen && refs.length === 0
    ? remarks.remainder()
    : remarks.tooLate(payment.kind, refs);
};

/** Adds the rest to the balance in the same transaction. */
const returnRest = async (
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  { amountFen, refs }: Rest,
  remark: Movement['remark'],
  { accountId, at }: Source,
) => {
  const { id, userId, kind } = payment;
  await moveMoney(context, tx, {
    key: `return:${id}`,
    type: kind === 'recharge' ? 'recharge' : 'refund',
    kind,
    refs,
    paymentId: id,
    remark,
    at,
    entries: [
      { accountId, amountFen: -amountFen },
      { accountId: walletOf(userId), amountFen },
    ],
  });
  await markReturned(tx, id, amountFen);
};

/** Why none of the money can be used; null if some of it can. */
const lateFor = (payment: PaymentRow, receivedFen: Fen, { payable, refusal }: LockedItems): string | null => {
  if (receivedFen < payment.amountFen) return payment.method === 'westpay' ? 'remittance_short' : 'amount_changed';
  if (payment.kind === 'recharge' || payable.length) return null;
  return refusal ?? 'not_payable';
};

/**
 * Applies a report by a provider or by staff that the money has arrived. Concurrent and repeated calls apply it once.
 * Targets that can be paid are paid; the rest goes to the balance, so that no money is lost. Returns null if there is
 * no such payment.
 */
export const applySuccess = async (context: PaymentContext, tx: Tx, success: Success): Promise<Applied | null> => {
  const found = await findPayment(tx, success.paymentId);
  if (!found) return null;
  const locked = await lockItems(context, tx, found);
  const payment = await lockPayment(tx, found.id);
  if (!payment) return null;
  const { id, status: before, amountFen, userId } = payment;
  const receivedFen = success.receivedFen ?? amountFen;

  const failure = lateFor(payment, receivedFen, locked);
  const late = before !== 'pending' || failure !== null;
  const transition = transitionOf(before, late ? 'succeed_late' : 'succeed');
  if (!transition || payment.returnedFen > 0)
    return { payment, status: before, returnedFen: payment.returnedFen, applied: false };

  const settledFen = late ? 0 : (await settlePayment(context, tx, payment, locked.payable, success)).settledFen;
  if (late && before === 'pending')
    await decidePayment(context, tx, id, { status: transition.to, failure, decidedAt: success.at });
  const returnedFen = receivedFen - settledFen;
  if (returnedFen > 0) {
    const left = late
      ? payment.items
      : payment.items.filter((item) => !locked.payable.some(({ ref }) => ref === item.ref));
    const rest = { amountFen: returnedFen, refs: left.map(({ ref }) => ref) };
    await returnRest(context, tx, payment, rest, remarkOf(payment, receivedFen, rest), success);
    if (success.message !== false)
      await context.notifier().send(tx, lateMessage({ id, userId, refs: rest.refs }, returnedFen));
  }
  const paid = late ? [] : locked.payable;
  await queueReceipt(context, tx, { payment, paid, receivedFen, returnedFen, at: success.at });
  return { payment, status: transition.to, returnedFen, applied: true };
};
