import { defineEndpoint } from '@caravan/kernel';
import type { NewTaxNumber, RecipientTaxNumber } from './customs.schema.ts';

type ById = { id: string };
type ByNumber = { number: string };

export const getAddressTaxNumber = defineEndpoint<{ params: ById; data: RecipientTaxNumber }>()({
  method: 'GET',
  path: '/addresses/:id/tax_number',
  login: 'shopper',
  tags: ['tax-number'],
  summary: 'Which tax number the country of a shipping address asks for, and whether it is known',
  quiet: ['not_found'],
});

export const setAddressTaxNumber = defineEndpoint<{ params: ById; body: NewTaxNumber; data: RecipientTaxNumber }>()({
  method: 'PUT',
  path: '/addresses/:id/tax_number',
  login: 'shopper',
  tags: ['tax-number'],
  summary: 'Give the tax number of the recipient at an address; new packages to it take it over',
  reasons: ['tax_number_wrong', 'tax_number_not_asked', 'tax_numbers_unavailable'],
});

export const deleteAddressTaxNumber = defineEndpoint<{ params: ById; data: RecipientTaxNumber }>()({
  method: 'DELETE',
  path: '/addresses/:id/tax_number',
  login: 'shopper',
  tags: ['tax-number'],
  summary: 'Delete the tax number of an address; packages keep theirs',
});

export const getPackageTaxNumber = defineEndpoint<{ params: ByNumber; data: RecipientTaxNumber }>()({
  method: 'GET',
  path: '/packages/:number/tax_number',
  login: 'shopper',
  tags: ['tax-number'],
  summary: 'Which tax number the destination of a package asks for, and whether it is known',
  quiet: ['not_found'],
});

export const setPackageTaxNumber = defineEndpoint<{
  params: ByNumber;
  body: NewTaxNumber;
  data: RecipientTaxNumber;
}>()({
  method: 'PUT',
  path: '/packages/:number/tax_number',
  login: 'shopper',
  tags: ['tax-number'],
  summary: 'Give or replace the tax number of the recipient of a package, until it is sent',
  reasons: ['tax_number_wrong', 'tax_number_not_asked', 'tax_numbers_unavailable', 'tax_number_too_late'],
});
