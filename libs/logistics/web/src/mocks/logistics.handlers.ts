import type { HttpHandler } from 'msw';
import type { Country } from '@caravan/account/contract';
import { listCountriesSchema } from '@caravan/account/contract/schema';
import { createLeadSchema } from '@caravan/logistics/contract/schema';
import { mockEndpoint } from '@caravan/web-core/mocks';

const inEurope = { continent: 'europe', has_province: false, has_postcode: true } as const;

export const someCountries: Country[] = [
  { ...inEurope, provinces: [], code: 'DE', name: 'Germany', name_zh: '德国', calling_code: '49' },
  { ...inEurope, provinces: [], code: 'GB', name: 'United Kingdom', name_zh: '英国', calling_code: '44' },
];

/** A server that takes every enquiry. */
export const logisticsHandlers = (): HttpHandler[] => [
  mockEndpoint(listCountriesSchema, () => someCountries),
  mockEndpoint(createLeadSchema, () => ({ id: 'lead-1' })),
];
