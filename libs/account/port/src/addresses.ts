import type { Address, AddressKind } from '@caravan/account/contract';

/** Addresses of a shopper for features that send something there; what they keep is a copy, so that later changes change nothing. */
export interface Addresses {
  /** Null for what does not exist, is somebody else's, or is of the other kind. */
  find: (userId: string, addressId: string, kind: AddressKind) => Promise<Address | null>;
}
