import { fail } from '@caravan/account/contract';
import { clearAddress, findAddress, lockAddresses, wasRemoved } from '../db/address.repo.ts';
import type { AccountContext } from './account-context.ts';

/** Deletes an address that is not the default. A second deletion changes nothing. */
export const removeAddress = async (
  { transaction, clock }: AccountContext,
  userId: string,
  id: string,
): Promise<void> =>
  transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const found = await findAddress(tx, userId, id);
    if (found?.isDefault) throw fail('default_address');
    if (found) await clearAddress(tx, userId, id, clock());
    else if (!(await wasRemoved(tx, userId, id))) throw fail('not_found');
  });
