import { useState } from 'react';
import { listAddresses, type Address } from '@caravan/account/contract';
import { endpointFor } from '@caravan/web-core';

export interface BillAddressState {
  /** Empty until they are known, and where there are none. */
  addresses: readonly Address[];
  /** The id of the chosen one, the default one at first; empty for none. */
  chosen: string;
  choose: (id: string) => void;
}

/** The shopper's bill addresses, one of which may stand on the receipt (decisions.md, Bill addresses). */
export const useBillAddress = (): BillAddressState => {
  const { data } = endpointFor(listAddresses).useQuery({ query: { kind: 'billing' } });
  const [wanted, choose] = useState<string>();
  const addresses = data ?? [];
  const usual = addresses.find((address) => address.is_default)?.id ?? '';
  const isThere = wanted === '' || addresses.some(({ id }) => id === wanted);
  return { addresses, chosen: wanted !== undefined && isThere ? wanted : usual, choose };
};
