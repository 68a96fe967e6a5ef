import type { HttpHandler } from 'msw';
import type { StaffOwnParcel, StaffParcelClaim } from '@caravan/forwarding/contract';
import {
  changeStaffWarehousesContract,
  declareForShopperContract,
  findShopperOfParcelContract,
  getHandlingFeesContract,
  getStaffOwnParcelContract,
  getStaffWarehousesContract,
  keepOwnParcelContract,
  listStaffOwnParcelsContract,
  getStaffParcelClaimContract,
  giveClaimedParcelContract,
  listStaffParcelClaimsContract,
  planHandlingFeeContract,
  refuseParcelClaimContract,
} from '@caravan/forwarding/contract/staff';
import {
  aStaffOwnParcel,
  aStaffParcelClaim,
  someHandlingFees,
  someWarehouses,
} from '@caravan/forwarding/contract/testing';
import { getParcelContract } from '@caravan/procurement/contract/schema';
import { anUnmatchedParcel } from '@caravan/procurement/contract/testing';
import { listWarehousesContract } from '@caravan/warehouse-packages/contract/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';

export const forwardingStaffHandlers = (
  parcels: readonly StaffOwnParcel[] = [
    aStaffOwnParcel({
      state: 'received',
      question: 'Which lamps?',
      items: [{ id: 'item_1', number: 'IT2611048213K' }],
    }),
  ],
  claims: readonly StaffParcelClaim[] = [aStaffParcelClaim()],
): HttpHandler[] => [
  mockEndpoint(listWarehousesContract, () => []),
  mockEndpoint(getStaffWarehousesContract, () => someWarehouses()),
  mockEndpoint(changeStaffWarehousesContract, ({ body }) => someWarehouses({ ...body, version: 2 })),
  mockEndpoint(getHandlingFeesContract, () => someHandlingFees()),
  mockEndpoint(planHandlingFeeContract, () => someHandlingFees()),
  mockEndpoint(listStaffOwnParcelsContract, () => ({ items: [...parcels], next: null, count: parcels.length })),
  mockEndpoint(getStaffOwnParcelContract, () => parcels[0] ?? aStaffOwnParcel()),
  mockEndpoint(listStaffParcelClaimsContract, () => ({ items: [...claims], next: null, count: claims.length })),
  mockEndpoint(
    getStaffParcelClaimContract,
    ({ params }) => claims.find(({ id }) => id === params.id) ?? aStaffParcelClaim(),
  ),
  mockEndpoint(giveClaimedParcelContract, () => ({ number: 'FP2611A1B2C3D', parcel_id: 'kept_1' })),
  mockEndpoint(refuseParcelClaimContract, ({ body }) => aStaffParcelClaim({ state: 'refused', ...body })),
  mockEndpoint(getParcelContract, () => anUnmatchedParcel({ id: 'kept_1' })),
  mockEndpoint(findShopperOfParcelContract, () => ({ number: 'FP2611A1B2C3D', parcel_id: 'parcel_1' })),
  mockEndpoint(keepOwnParcelContract, ({ params: { number } }) => ({ number, parcel_id: 'kept_1' })),
  mockEndpoint(declareForShopperContract, () => aStaffOwnParcel({ state: 'received' })),
];
