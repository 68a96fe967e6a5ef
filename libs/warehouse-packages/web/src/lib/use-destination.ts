import { useListAddressesQuery } from '@caravan/account/api';
import type { Address } from '@caravan/account/contract';
import { useSession } from '@caravan/auth/api';

/** The address to which packages go unless the shopper chooses another. */
export const usualAddress = <A extends Pick<Address, 'is_default'>>(addresses: readonly A[]): A | undefined =>
  addresses.find((address) => address.is_default) ?? addresses[0];

/** The default destination: the country of the default shipping address, otherwise of residence. */
export const useDestination = (): string | undefined => {
  const { user } = useSession();
  const { data: addresses = [] } = useListAddressesQuery({ query: { kind: 'shipping' } });
  return usualAddress(addresses)?.country ?? user?.residence ?? undefined;
};
