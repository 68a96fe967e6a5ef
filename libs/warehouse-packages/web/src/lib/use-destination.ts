import { useListAddressesQuery } from '@caravan/account/api';
import type { Address } from '@caravan/account/contract';
import { useSession } from '@caravan/auth/api';

/** The address to which packages go unless the shopper chooses another. */
export const usualAddress = <A extends Pick<Address, 'is_default'>>(addresses: readonly A[]): A | undefined =>
  addresses.find((address) => address.is_default) ?? addresses[0];

/**
 * The default destination: the country of the default shipping address, otherwise of residence. A visitor has none.
 * `isLoading` until the addresses are known or failed to load.
 */
export const useUsualDestination = (): { country: string | undefined; isLoading: boolean } => {
  const { isLogin, user } = useSession();
  const { data: addresses = [], isLoading } = useListAddressesQuery(
    { query: { kind: 'shipping' } },
    { skip: !isLogin },
  );
  return { country: usualAddress(addresses)?.country ?? user?.residence ?? undefined, isLoading };
};

export const useDestination = (): string | undefined => useUsualDestination().country;
