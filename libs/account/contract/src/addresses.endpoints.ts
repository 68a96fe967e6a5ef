import { defineEndpoint } from '@caravan/kernel';
import type { Address, AddressesQuery, Country, NewAddress } from './addresses.schema.ts';

export const listCountries = defineEndpoint<{ data: Country[] }>()({
  method: 'GET',
  path: '/country',
  login: 'none',
  tags: ['country'],
  summary: 'Countries, their address fields and their provinces',
});

export const listAddresses = defineEndpoint<{ query: AddressesQuery; data: Address[] }>()({
  method: 'GET',
  path: '/addresses',
  login: 'shopper',
  tags: ['address'],
  summary: 'The address book, default first',
});

export const createAddress = defineEndpoint<{ body: NewAddress; data: Address }>()({
  method: 'POST',
  path: '/addresses',
  login: 'shopper',
  tags: ['address'],
  summary: 'Add an address',
  reasons: ['address_limit'],
});

export const updateAddress = defineEndpoint<{ params: { id: string }; body: NewAddress; data: Address }>()({
  method: 'PUT',
  path: '/addresses/:id',
  login: 'shopper',
  tags: ['address'],
  summary: 'Change an address',
});

export const removeAddress = defineEndpoint<{ params: { id: string }; data: null }>()({
  method: 'DELETE',
  path: '/addresses/:id',
  login: 'shopper',
  tags: ['address'],
  summary: 'Delete an address; the default address cannot be deleted',
  reasons: ['default_address'],
});

export const makeAddressDefault = defineEndpoint<{ params: { id: string }; data: Address }>()({
  method: 'POST',
  path: '/addresses/:id/default',
  login: 'shopper',
  tags: ['address'],
  summary: 'Make an address the default of its kind',
});
