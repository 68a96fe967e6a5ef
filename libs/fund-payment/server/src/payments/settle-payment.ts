import { sumFen, type Fen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { insertCaptures } from '../ledger/capture.repo.ts';
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

/** Adds a recharge to the shopper's wallet. */
const settleRecharge = async (
  context: PaymentContext,
  tx: Tx,
  { id, userId, amountFen, method }: PaymentRow,
  { accountId, at }: Source,
): Promise<Fen> => {
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
  return amountFen;
};

/** Pays the targets with the money of a payment and returns the amount used. `items` must be locked and payable. */
export const settlePayment = async (
  context: PaymentContext,
  tx: Tx,
  payment: PaymentRow,
  items: readonly PaymentItem[],
  source: Source,
): Promise<Fen> => {
  const { id: paymentId, kind, userId } = payment;
  if (kind === 'recharge') return settleRecharge(context, tx, payment, source);
  const amountFen = sumFen(items.map((item) => item.amountFen));
  const refs = items.map(({ ref }) => ref);
  const { accountId, at } = source;
  await insertCaptures(
    tx,
    items.map((item) => ({ ...item, kind, paymentId, userId, refundedFen: 0 })),
  );
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
  return amountFen;
};
