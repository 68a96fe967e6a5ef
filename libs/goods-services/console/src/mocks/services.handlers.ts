import type { HttpHandler } from 'msw';
import {
  getServicePricesContract,
  getStaffServiceContract,
  listStaffServicesContract,
} from '@caravan/goods-services/contract/staff';
import { aStaffService } from '@caravan/goods-services/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** A service of a shopper, and what services cost. */
export const servicesHandlers = (): HttpHandler[] => [
  mockEndpoint(listStaffServicesContract, () => ({ items: [aStaffService()], next: null, count: 1 })),
  mockEndpoint(getStaffServiceContract, () => aStaffService()),
  mockEndpoint(getServicePricesContract, () => ({
    photo_fen: 200,
    measurement_fen: 300,
    rehearsal_fen: 1_500,
    version: 1,
  })),
];
