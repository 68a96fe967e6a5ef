import { sumFen, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { CaptureRow } from '../ledger/capture.table.ts';
import { decidePayment } from './decide-payment.ts';
import type { PaymentItem, PaymentRow } from './payment.table.ts';
import { revenueOf, walletOf } from '../ledger/ledger-accounts.ts';
import { remarks } from '../wallet/remarks.ts';
import { moveMoney } from '../ledger/move-money.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** The ledger account that the money of a payment comes from. */
export interface Source {
  accountId: string;
  at: Date;
}

/** A payment that has succeeded, and the amount used. */
interface Settled {
  payment: PaymentRow;
  settledFen: Fen;
}

/** Decides a locked pending payment as succeeded, with what it pays. */
const succeed = async (
  context: PaymentContext,
  tx: Tx,
  id: string,
  decidedAt: Date,
  paid: readonly CaptureRow[] = [],
): Promise<PaymentRow> => {
  const decided = await decidePayment(context, tx, id, { status: 'succeeded', failure: null, decidedAt }, paid);
  if (!decided) throw new Error(`payment ${id} was decided before`);
  return decided;
};

/** Adds a recharge to the shopper's wallet. */
const settleRecharge = async (
  context: PaymentContext,
  tx: Tx,
  { id, userId, amountFen, method }: PaymentRow,
  { accountId, at }: Source,
): Promise<Settled> => {
  const payment = await succeed(context, tx, id, at);
  await moveMoney(context, tx, {
    key: `payment:${id}`,
    type: 'recharge',
    kind: 'recharge',
    refs: [],
    paymentId: id,
    remark: remarks.recharge(method),
    at,
    entries: [
      { accountId, amountFen: -amountFen },
      { accountId: walletOf(userId), amountFen },
    ],
  });
  return { payment, settledFen: amountFen };
};

/**
 * Decides a pending payment as succeeded and pays its targets with its money. The payment and `items` must be locked, and
 * `items` payable.
 */
export const settlePayment = async (
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  items: readonly PaymentItem[],
  source: Source,
): Promise<Settled> => {
  const { id: paymentId, kind, userId } = payment;
  if (kind === 'recharge') return settleRecharge(context, tx, payment, source);
  const amountFen = sumFen(items.map((item) => item.amountFen));
  const refs = items.map(({ ref }) => ref);
  const { accountId, at } = source;
  const captures = items.map((item) => ({ ...item, kind, paymentId, userId, refundedFen: 0 }));
  const decided = await succeed(context, tx, paymentId, at, captures);
  await moveMoney(context, tx, {
    key: `payment:${paymentId}`,
    type: 'payment',
    kind,
    refs,
    paymentId,
    remark: remarks.payment(kind, refs),
    at,
    entries: [
      { accountId, amountFen: -amountFen },
      { accountId: revenueOf(kind), amountFen },
    ],
  });
  const { settle } = context.payables()[kind];
  for (const item of items)
    await settle(tx, { userId, ref: item.ref, paymentId, amountFen: item.amountFen, paidAt: at });
  return { payment: decided, settledFen: amountFen };
};
