import { fail, type Adjustment, type Balance } from '@caravan/fund-payment/contract';
import type { GivenApproval } from '@caravan/fund-payment/port';
import { newId } from '@caravan/kernel';
import type { Audit, Tx } from '@caravan/server-core';
import { lockWallet } from '../ledger/ledger.repo.ts';
import { adjustments, walletOf } from '../ledger/ledger-accounts.ts';
import { adjustedMessage } from '../messages/messages.ts';
import { remarks } from './remarks.ts';
import { approvals } from '../approvals/approval-rule.ts';
import { moveMoney } from '../ledger/move-money.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/**
 * Corrects a balance by a further transaction; existing rows do not change. The account cannot be closed before the
 * transaction ends.
 */
export const adjustBalance = async (
  context: PaymentContext,
  tx: Tx,
  userId: string,
  {
    amount_fen: amountFen,
    remark,
    approval,
    staffId,
  }: Adjustment & { approval?: GivenApproval | undefined; staffId: string },
  audit: Audit,
): Promise<Balance> => {
  const identity = await context.identities().find(userId, tx);
  if (identity?.role !== 'shopper') throw fail('not_found');
  const before = await lockWallet(tx, userId);
  const balanceFen = before + amountFen;
  if (balanceFen < 0) throw fail('insufficient_balance', { balance_fen: before });
  const { transactionNo } = await moveMoney(context, tx, {
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
  const step = { kind: 'adjust', ref: userId, userId, staffId } as const;
  await approvals(context).demand(tx, { ...step, amountFen: Math.abs(amountFen), approval });
  await context.notifier().send(tx, adjustedMessage(userId, transactionNo, { amountFen, balanceFen, remark }));
  const data = { amount_fen: amountFen, before_fen: before, after_fen: balanceFen, transaction_no: transactionNo };
  await audit(tx, { action: 'user.adjust', subject: { kind: 'user', ref: userId }, note: remark, data });
  return { balance_fen: balanceFen };
};
