import { fail, type NewAddress } from '@caravan/account/contract';
import type { Tx } from '@caravan/server-core';
import {
  changeAddress,
  clearDefault,
  findAddress,
  lockAddresses,
  type AddressFields,
  type StoredAddress,
} from '../db/address.repo.ts';
import type { AccountContext } from './account-context.ts';
import { addressFields } from './address-fields.ts';

const findOwn = async (tx: Tx, userId: string, id: string): Promise<StoredAddress> => {
  const found = await findAddress(tx, userId, id);
  if (!found) throw fail('not_found');
  return found;
};

const makeDefault = async (tx: Tx, address: StoredAddress, fields: Partial<AddressFields>): Promise<StoredAddress> => {
  await clearDefault(tx, address.userId, address.kind);
  return changeAddress(tx, address, { ...fields, isDefault: true });
};

/** Changes an address. The default of a kind stays the default until another replaces it, so there is always one. */
export const updateAddress = async (
  context: AccountContext,
  userId: string,
  id: string,
  form: NewAddress,
): Promise<StoredAddress> =>
  context.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const found = await findOwn(tx, userId, id);
    const fields = addressFields(form);
    if (form.kind !== found.kind) throw fail('invalid', { fields: { kind: 'not_allowed' } });
    if (form.is_default && !found.isDefault) return makeDefault(tx, found, fields);
    return changeAddress(tx, found, { ...fields, isDefault: found.isDefault });
  });

export const makeAddressDefault = async (context: AccountContext, userId: string, id: string): Promise<StoredAddress> =>
  context.transaction(async (tx) => {
    await lockAddresses(tx, userId);
    const found = await findOwn(tx, userId, id);
    return found.isDefault ? found : makeDefault(tx, found, {});
  });
