import type { HttpHandler } from 'msw';
import { listCountriesContract } from '@caravan/account/contract/schema';
import { aCountry } from '@caravan/account/contract/testing';
import { createLeadContract } from '@caravan/logistics/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';

export const someCountries = [
  aCountry(),
  aCountry({ code: 'GB', name: 'United Kingdom', name_zh: '英国', calling_code: '44' }),
];

/** A mock server that accepts every enquiry. */
export const logisticsHandlers = (): HttpHandler[] => [
  mockEndpoint(listCountriesContract, () => someCountries),
  mockEndpoint(createLeadContract, () => ({ id: 'lead-1' })),
];
