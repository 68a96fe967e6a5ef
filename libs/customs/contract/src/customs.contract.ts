import { schemaOf } from '@caravan/kernel';
import {
  deleteAddressTaxNumber,
  getAddressTaxNumber,
  getPackageTaxNumber,
  setAddressTaxNumber,
  setPackageTaxNumber,
} from './customs.endpoints.ts';
import { byAddress, byPackage, newTaxNumber, recipientTaxNumber } from './customs.schema.ts';

export * from './customs.schema.ts';

export const getAddressTaxNumberContract = schemaOf(getAddressTaxNumber, {
  params: byAddress,
  data: recipientTaxNumber,
});
export const setAddressTaxNumberContract = schemaOf(setAddressTaxNumber, {
  params: byAddress,
  body: newTaxNumber,
  data: recipientTaxNumber,
});
export const deleteAddressTaxNumberContract = schemaOf(deleteAddressTaxNumber, {
  params: byAddress,
  data: recipientTaxNumber,
});
export const getPackageTaxNumberContract = schemaOf(getPackageTaxNumber, {
  params: byPackage,
  data: recipientTaxNumber,
});
export const setPackageTaxNumberContract = schemaOf(setPackageTaxNumber, {
  params: byPackage,
  body: newTaxNumber,
  data: recipientTaxNumber,
});
