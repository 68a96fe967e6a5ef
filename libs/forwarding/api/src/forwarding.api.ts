import { forwardingCalls } from '@caravan/forwarding/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls for own parcels that shoppers' pages make. */
export const forwardingApi = injectCalls(forwardingCalls);

export const {
  useGetForwardingAddressQuery,
  useListOwnParcelsQuery,
  useAnnounceParcelMutation,
  useUpdateOwnParcelMutation,
  useWithdrawOwnParcelMutation,
  useDeclareOwnParcelMutation,
  useListParcelClaimsQuery,
  useClaimParcelMutation,
} = forwardingApi;
