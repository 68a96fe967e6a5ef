import type { HttpHandler } from 'msw';
import type { StaffOwnParcel } from '@caravan/forwarding/contract';
import {
  changeStaffWarehousesContract,
  declareForShopperContract,
  findShopperOfParcelContract,
  getHandlingFeesContract,
  getStaffOwnParcelContract,
  getStaffWarehousesContract,
  listStaffOwnParcelsContract,
  planHandlingFeeContract,
} from '@caravan/forwarding/contract/staff';
import { aStaffOwnParcel, someHandlingFees, someWarehouses } from '@caravan/forwarding/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export const forwardingStaffHandlers = (
  parcels: readonly StaffOwnParcel[] = [
    aStaffOwnParcel({
      state: 'received',
      question: 'Which lamps?',
      items: [{ id: 'item_1', number: 'IT2611048213K' }],
    }),
  ],
): HttpHandler[] => [
  mockEndpoint(getStaffWarehousesContract, () => someWarehouses()),
  mockEndpoint(changeStaffWarehousesContract, ({ body }) => someWarehouses({ ...body, version: 2 })),
  mockEndpoint(getHandlingFeesContract, () => someHandlingFees()),
  mockEndpoint(planHandlingFeeContract, () => someHandlingFees()),
  mockEndpoint(listStaffOwnParcelsContract, () => ({ items: [...parcels], next: null, count: parcels.length })),
  mockEndpoint(getStaffOwnParcelContract, () => parcels[0] ?? aStaffOwnParcel()),
  mockEndpoint(findShopperOfParcelContract, () => ({ number: 'FP2611A1B2C3D', parcel_id: 'parcel_1' })),
  mockEndpoint(declareForShopperContract, () => aStaffOwnParcel({ state: 'received' })),
];
