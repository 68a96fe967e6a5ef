import type { HttpHandler } from 'msw';
import { listCountriesContract } from '@caravan/account/contract/schema';
import { aCountry } from '@caravan/account/contract/testing';
import { getCompanyContract, getConfigurationsContract } from '@caravan/content/contract/schema';
import { aCompany, someConfigurations } from '@caravan/content/contract/testing';
import type { PublicDuty } from '@caravan/logistics/contract';
import { createLeadContract, getDutyContract, listDutyCountriesContract } from '@caravan/logistics/contract/schema';
import { aPublicDuty } from '@caravan/logistics/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export const someCountries = [
  aCountry(),
  aCountry({ code: 'GB', name: 'United Kingdom', name_zh: '英国', calling_code: '44' }),
];

/** Other countries have no figures. */
const someDuties = (): Record<string, PublicDuty['duty']> => ({
  DE: aPublicDuty(),
  GB: aPublicDuty({ version: 3, effective_from: '2026-11-10T00:00:00.000Z' }),
});

/** A mock server that accepts every enquiry. */
export const logisticsHandlers = (duties = someDuties()): HttpHandler[] => [
  mockEndpoint(getConfigurationsContract, () =>
    someConfigurations({ features: { shipping_estimate: true, community: false } }),
  ),
  mockEndpoint(getCompanyContract, () => aCompany()),
  mockEndpoint(listCountriesContract, () => someCountries),
  mockEndpoint(createLeadContract, () => ({ id: 'lead-1' })),
  mockEndpoint(listDutyCountriesContract, () => Object.keys(duties)),
  mockEndpoint(getDutyContract, ({ query: { country } }) => ({ country, duty: duties[country] ?? null })),
];
