import { forwardingStaffCalls } from '@caravan/forwarding/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls for own parcels that the console makes. */
export const forwardingStaffApi = injectCalls(forwardingStaffCalls);

export const {
  useGetStaffWarehousesQuery,
  useChangeStaffWarehousesMutation,
  useGetHandlingFeesQuery,
  usePlanHandlingFeeMutation,
  useListStaffOwnParcelsQuery,
  useGetStaffOwnParcelQuery,
  useFindShopperOfParcelMutation,
  useKeepOwnParcelMutation,
  useDeclareForShopperMutation,
  useListStaffParcelClaimsQuery,
  useGetStaffParcelClaimQuery,
  useGiveClaimedParcelMutation,
  useRefuseParcelClaimMutation,
} = forwardingStaffApi;
