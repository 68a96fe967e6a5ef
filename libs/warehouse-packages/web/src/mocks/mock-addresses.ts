import type { HttpHandler } from 'msw';
import type { Address } from '@caravan/account/contract';
import { createAddressSchema, listAddressesSchema, listCountriesSchema } from '@caravan/account/contract/schema';
import { exampleCountries } from '@caravan/account/contract/testing';
import { mockEndpoint } from '@caravan/web-core/mocks';

export interface MockAddresses {
  addresses: Address[];
  handlers: HttpHandler[];
}

/** An address book on a server that exists only in this browser or test. */
export const mockAddresses = (addresses: Address[] = []): MockAddresses => {
  const mock: MockAddresses = { addresses, handlers: [] };
  mock.handlers = [
    mockEndpoint(listCountriesSchema, exampleCountries),
    mockEndpoint(listAddressesSchema, ({ query }) => mock.addresses.filter(({ kind }) => !query.kind || kind === query.kind)),
    mockEndpoint(createAddressSchema, ({ body }) => {
      const address: Address = { ...body, id: `address_${mock.addresses.length + 1}` };
      mock.addresses = [...mock.addresses.map((one) => ({ ...one, is_default: one.is_default && !body.is_default })), address];
      return address;
    }),
  ];
  return mock;
};
