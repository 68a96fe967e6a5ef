import { useState } from 'react';
import { useListAddressesQuery } from '@caravan/account/api';
import { type Address } from '@caravan/account/contract';

export interface BillAddressState {
  /** Empty until loaded, and if there are none. */
  addresses: readonly Address[];
  /** The id of the chosen address, at first the default one; empty for none. */
  chosen: string;
  choose: (id: string) => void;
}

/** The shopper's billing addresses, one of which may be on the receipt (specification 13.6). */
export const useBillAddress = (): BillAddressState => {
  const { data } = useListAddressesQuery({ query: { kind: 'billing' } });
  const [wanted, choose] = useState<string>();
  const addresses = data ?? [];
  const usual = addresses.find((address) => address.is_default)?.id ?? '';
  const isThere = wanted === '' || addresses.some(({ id }) => id === wanted);
  return { addresses, chosen: wanted !== undefined && isThere ? wanted : usual, choose };
};
