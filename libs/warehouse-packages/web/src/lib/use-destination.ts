import { listAddresses } from '@caravan/account/contract';
import { endpointFor, useSession } from '@caravan/web-core';

/** Where a parcel would go as long as nobody has said so: the country of the default shipping address, otherwise of residence. */
export const useDestination = (): string | undefined => {
  const { user } = useSession();
  const { data: addresses = [] } = endpointFor(listAddresses).useQuery({ query: { kind: 'shipping' } });
  const usual = addresses.find((address) => address.is_default) ?? addresses[0];
  return usual?.country ?? user?.residence ?? undefined;
};
