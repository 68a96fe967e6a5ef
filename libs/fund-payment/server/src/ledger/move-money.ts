import type { Tx } from '@caravan/server-core';
import { postMovement, type Movement } from './ledger.repo.ts';
import { ownerOfWallet } from './ledger-accounts.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** Posts a movement once, and tells the programs of the shoppers whose wallets it changes. */
export const moveMoney = async (
  { notifier }: Pick<PaymentContext, 'notifier'>,
  tx: Tx,
  movement: Movement,
): Promise<{ transactionNo: string }> => {
  const { transactionNo, posted } = await postMovement(tx, movement);
  const owners = posted ? movement.entries.flatMap(({ accountId }) => ownerOfWallet(accountId) ?? []) : [];
  for (const userId of owners)
    await notifier().publish(tx, { userId, type: 'balance.changed', number: transactionNo, state: movement.type });
  return { transactionNo };
};
