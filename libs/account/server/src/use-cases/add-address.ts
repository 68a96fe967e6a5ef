import { fail, maxAddresses, type NewAddress } from '@caravan/account/contract';
import { newId } from '@caravan/kernel';
import {
  clearDefault,
  countAddresses,
  hasDefault,
  insertAddress,
  lockAddresses,
  type StoredAddress,
} from '../db/address.repo.ts';
import type { AccountContext } from './account-context.ts';
import { addressFields } from './address-fields.ts';

/** Stores another address. The first address of a kind always becomes its default. */
export const addAddress = async (context: AccountContext, userId: string, form: NewAddress): Promise<StoredAddress> => {
  const { transaction, clock, identities } = context;
  const fields = addressFields(form);
  const { kind } = form;
  return transaction(async (tx) => {
    if (!(await identities().find(userId, tx))) throw fail('login_required');
    await lockAddresses(tx, userId);
    if ((await countAddresses(tx, userId)) >= maxAddresses) throw fail('address_limit');
    const isDefault = form.is_default || !(await hasDefault(tx, userId, kind));
    if (isDefault) await clearDefault(tx, userId, kind);
    return insertAddress(tx, { id: newId(), userId, kind, ...fields, isDefault, createdAt: clock() });
  });
};
