import type { HttpHandler } from 'msw';
import { firstBoxSizes } from '@caravan/content/contract';
import { getBoxSizesContract } from '@caravan/content/contract/staff';
import {
  getPackingPricesContract,
  getWeighingRuleContract,
  listInsuranceTiersContract,
} from '@caravan/warehouse-packages/contract/staff';
import { somePackingOptions } from '@caravan/warehouse-packages/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** The prices of packing and insurance, the sizes, and the rule of weighing. */
export const settingsHandlers = (): HttpHandler[] => [
  mockEndpoint(getPackingPricesContract, () => ({
    options: somePackingOptions().map((option) => ({ ...option, offered: true })),
    version: 1,
  })),
  mockEndpoint(listInsuranceTiersContract, () => []),
  mockEndpoint(getBoxSizesContract, () => ({ sizes: [...firstBoxSizes], version: 0 })),
  mockEndpoint(getWeighingRuleContract, () => ({ enabled: true, floor_fen: 500, version: 1 })),
];
