import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  createAddress,
  listAddresses,
  listCountries,
  makeAddressDefault,
  removeAddress,
  updateAddress,
} from './addresses.endpoints.ts';
import { address, addressesQuery, byId, country, newAddress } from './addresses.schema.ts';
export * from './addresses.schema.ts';

export const listCountriesContract = schemaOf(listCountries, { data: z.array(country) });
export const listAddressesContract = schemaOf(listAddresses, { query: addressesQuery, data: z.array(address) });
export const createAddressContract = schemaOf(createAddress, { body: newAddress, data: address });
export const updateAddressContract = schemaOf(updateAddress, { params: byId, body: newAddress, data: address });
export const removeAddressContract = schemaOf(removeAddress, { params: byId, data: z.null() });
export const makeAddressDefaultContract = schemaOf(makeAddressDefault, { params: byId, data: address });
