import type { Compensation } from '@caravan/fund-payment/port';
import { isFen } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { postMovement } from '../db/ledger.repo.ts';
import { claimExpenses, compensationKey, walletOf } from '../domain/ledger-accounts.ts';
import type { PaymentContext } from './payment-context.ts';

/** Credits the balance from the account of claims, in the caller's transaction; once for each key. */
export const compensate = async (
  { clock }: Pick<PaymentContext, 'clock'>,
  tx: Tx,
  { userId, kind, ref, amountFen, key, remark }: Compensation,
): Promise<{ transactionNo: string }> => {
  if (!isFen(amountFen) || amountFen < 1) throw new RangeError(`not an amount to pay: ${amountFen}`);
  const { transactionNo } = await postMovement(tx, {
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
