import { fail, type Adjustment, type Balance } from '@caravan/fund-payment/contract';
import { newId } from '@caravan/kernel';
import type { Audit, Tx } from '@caravan/server-core';
import { lockWallet, postMovement } from '../db/ledger.repo.ts';
import { adjustments, walletOf } from '../domain/ledger-accounts.ts';
import { adjustedMessage } from '../domain/messages.ts';
import { remarks } from '../domain/remarks.ts';
import type { PaymentContext } from './payment-context.ts';

/** Fails if there is no such shopper. Call it before the transaction, because it reads from another feature. */
export const findShopper = async (context: PaymentContext, userId: string): Promise<void> => {
  const identity = await context.identities().find(userId);
  if (identity?.role !== 'shopper') throw fail('not_found');
};

/** Corrects a balance by a further transaction; existing rows do not change. */
export const adjustBalance = async (
  context: PaymentContext,
  tx: Tx,
  userId: string,
  { amount_fen: amountFen, remark }: Adjustment,
  audit: Audit,
): Promise<Balance> => {
  const before = await lockWallet(tx, userId);
  const balanceFen = before + amountFen;
  if (balanceFen < 0) throw fail('insufficient_balance', { balance_fen: before });
  const { transactionNo } = await postMovement(tx, {
    key: `adjustment:${newId()}`,
    type: 'adjustment',
    kind: null,
    refs: [],
    paymentId: null,
    remark: remarks.adjustment(remark),
    at: context.clock(),
    entries: [
      { accountId: adjustments, amountFen: -amountFen },
      { accountId: walletOf(userId), amountFen },
    ],
  });
  await context.notifier().send(tx, adjustedMessage(userId, transactionNo, { amountFen, balanceFen, remark }));
  const data = { amount_fen: amountFen, before_fen: before, after_fen: balanceFen, transaction_no: transactionNo };
  await audit(tx, { action: 'user.adjust', subject: { kind: 'user', ref: userId }, note: remark, data });
  return { balance_fen: balanceFen };
};
