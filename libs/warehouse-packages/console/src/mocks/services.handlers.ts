import type { HttpHandler } from 'msw';
import {
  getPackingPricesContract,
  getServicePricesContract,
  getStaffServiceContract,
  getWeighingRuleContract,
  listInsuranceTiersContract,
  listStaffServicesContract,
} from '@caravan/warehouse-packages/contract/staff';
import { somePackingOptions } from '@caravan/warehouse-packages/contract/testing';
import { aStaffService } from '@caravan/warehouse-packages/contract/testing/staff';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** A service of a shopper, what services and packing cost, and the rule of weighing. */
export const servicesHandlers = (): HttpHandler[] => [
  mockEndpoint(listStaffServicesContract, () => ({ items: [aStaffService()], next: null, count: 1 })),
  mockEndpoint(getStaffServiceContract, () => aStaffService()),
  mockEndpoint(getServicePricesContract, () => ({
    photo_fen: 200,
    measurement_fen: 300,
    rehearsal_fen: 1_500,
    version: 1,
  })),
  mockEndpoint(getPackingPricesContract, () => ({
    options: somePackingOptions().map((option) => ({ ...option, offered: true })),
    version: 1,
  })),
  mockEndpoint(listInsuranceTiersContract, () => []),
  mockEndpoint(getWeighingRuleContract, () => ({ enabled: true, floor_fen: 500, version: 1 })),
];
