import { fail, type NewAddress } from '@caravan/account/contract';
import type { Tx } from '@caravan/server-core';
import { changeAddress, clearDefault, findAddress, lockAddresses, type AddressWords, type StoredAddress } from '../db/address.repo.ts';
import type { AccountContext } from './account-context.ts';
import { addressWords } from './address-words.ts';

const findOwn = async (tx: Tx, userId: string, id: string): Promise<StoredAddress> => {
  const found = await findAddress(tx, userId, id);
  if (!found) throw fail('not_found');
  return found;
};

const makeDefault = async (tx: Tx, address: StoredAddress, words: Partial<AddressWords>): Promise<StoredAddress> => {
  await clearDefault(tx, address.userId, address.kind);
  return changeAddress(tx, address, { ...words, isDefault: true });
};

/** Changes what stands in an address. The default of a kind stays it until another is made the default, so that there is always one. */
export const updateAddress = async (context: AccountContext, userId: string, id: string, form: NewAddress): Promise<StoredAddress> =>
  context.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const found = await findOwn(tx, userId, id);
    const words = addressWords(form);
    if (form.kind !== found.kind) throw fail('invalid', { fields: { kind: 'not_allowed' } });
    if (form.is_default && !found.isDefault) return makeDefault(tx, found, words);
    return changeAddress(tx, found, { ...words, isDefault: found.isDefault });
  });

export const makeAddressDefault = async (context: AccountContext, userId: string, id: string): Promise<StoredAddress> =>
  context.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const found = await findOwn(tx, userId, id);
    return found.isDefault ? found : makeDefault(tx, found, {});
  });
