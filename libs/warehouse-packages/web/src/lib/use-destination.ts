import { useListAddressesQuery } from '@caravan/account/api';
import { useSession } from '@caravan/auth/api';

/** The default destination: the country of the default shipping address, otherwise of residence. */
export const useDestination = (): string | undefined => {
  const { user } = useSession();
  const { data: addresses = [] } = useListAddressesQuery({ query: { kind: 'shipping' } });
  const usual = addresses.find((address) => address.is_default) ?? addresses[0];
  return usual?.country ?? user?.residence ?? undefined;
};
