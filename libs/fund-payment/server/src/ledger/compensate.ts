import type { Compensation } from '@caravan/fund-payment/port';
import { isFen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { claimExpenses, compensationKey, walletOf } from './ledger-accounts.ts';
import { moveMoney } from './move-money.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Credits the balance from the account of claims, in the caller's transaction; once for each key. */
export const compensate = async (
  { clock, notifier }: Pick<PaymentContext, 'clock' | 'notifier'>,
  tx: Tx,
  { userId, kind, ref, amountFen, key, remark }: Compensation,
): Promise<{ transactionNo: string }> => {
  if (!isFen(amountFen) || amountFen < 1) throw new RangeError(`not an amount to pay: ${amountFen}`);
  const { transactionNo } = await moveMoney({ notifier }, tx, {
    key: compensationKey(key),
    type: 'compensation',
    kind,
    refs: [ref],
    paymentId: null,
    remark,
    at: clock(),
    entries: [
      { accountId: claimExpenses, amountFen: -amountFen },
      { accountId: walletOf(userId), amountFen },
    ],
  });
  return { transactionNo };
};
