import type { Address } from '@caravan/account/contract';
import { useSession } from '@caravan/auth/api';
import { useCountry, type KnownCountry } from '@caravan/web-core';
import { useEffect } from 'react';
import { useListAddressesQuery } from './account.api.ts';

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

/**
 * The country for prices up to the door: the one that was chosen in this browser; a shopper who has chosen none gets that of
 * the usual address, which the browser then keeps; otherwise a guess (specification 37.6). `isLoading` until it is known.
 */
export const useDoorCountry = (): Pick<KnownCountry, 'country' | 'choose'> & { isLoading: boolean } => {
  const { country, isChosen, choose } = useCountry();
  const usual = useUsualDestination();
  const own = isChosen ? undefined : usual.country;
  useEffect(() => {
    if (own !== undefined) choose(own);
  }, [choose, own]);
  return { country: own ?? country, choose, isLoading: !isChosen && usual.isLoading };
};
