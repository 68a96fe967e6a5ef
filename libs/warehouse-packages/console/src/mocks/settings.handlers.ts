import type { HttpHandler } from 'msw';
import {
  getPackingPricesContract,
  getWeighingRuleContract,
  listInsuranceTiersContract,
} from '@caravan/warehouse-packages/contract/staff';
import { somePackingOptions } from '@caravan/warehouse-packages/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** What packing and insurance cost, and the rule of weighing. */
export const settingsHandlers = (): HttpHandler[] => [
  mockEndpoint(getPackingPricesContract, () => ({
    options: somePackingOptions().map((option) => ({ ...option, offered: true })),
    version: 1,
  })),
  mockEndpoint(listInsuranceTiersContract, () => []),
  mockEndpoint(getWeighingRuleContract, () => ({ enabled: true, floor_fen: 500, version: 1 })),
];
