import type { Address, AddressKind } from '@caravan/account/contract';
import { onePort } from '@caravan/server-core';

/**
 * A shopper's addresses for features that send something there. They keep a copy, so that later changes do not affect
 * it.
 */
export interface Addresses {
  /** Null for an address that does not exist, belongs to another user, or has another kind. */
  find: (userId: string, addressId: string, kind: AddressKind) => Promise<Address | null>;
}

export const addressesPort = onePort<Addresses>('Addresses');
