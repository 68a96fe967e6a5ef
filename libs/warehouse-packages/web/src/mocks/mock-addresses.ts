import type { HttpHandler } from 'msw';
import type { Address, Country } from '@caravan/account/contract';
import { createAddressSchema, listAddressesSchema, listCountriesSchema } from '@caravan/account/contract/schema';
import { aCountry } from '@caravan/account/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

/** Countries with and without provinces and postcodes. */
export const someCountries = (): Country[] => [
  aCountry(),
  aCountry({
    code: 'US',
    name: 'United States',
    name_zh: '美国',
    continent: 'north_america',
    calling_code: '1',
    has_province: true,
    provinces: [
      { code: 'CA', name: 'California' },
      { code: 'NY', name: 'New York' },
    ],
  }),
  aCountry({ code: 'HK', name: 'Hong Kong', name_zh: '中国香港', continent: 'asia', calling_code: '852', has_postcode: false }),
];

export interface MockAddresses {
  addresses: Address[];
  handlers: HttpHandler[];
}

/** An address book on a server that exists only in this browser or test. */
export const mockAddresses = (addresses: Address[] = []): MockAddresses => {
  const mock: MockAddresses = { addresses, handlers: [] };
  mock.handlers = [
    mockEndpoint(listCountriesSchema, () => someCountries()),
    mockEndpoint(listAddressesSchema, ({ query }) => mock.addresses.filter(({ kind }) => !query.kind || kind === query.kind)),
    mockEndpoint(createAddressSchema, ({ body }) => {
      const address: Address = { ...body, id: `address_${mock.addresses.length + 1}` };
      mock.addresses = [...mock.addresses.map((one) => ({ ...one, is_default: one.is_default && !body.is_default })), address];
      return address;
    }),
  ];
  return mock;
};
