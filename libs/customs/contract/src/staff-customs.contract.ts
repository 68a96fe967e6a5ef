import { schemaOf } from '@caravan/kernel';
import { byPackage, newTaxNumber, recipientTaxNumber } from './customs.schema.ts';
import { getStaffTaxNumber, setStaffTaxNumber } from './customs.staff-endpoints.ts';

export const getStaffTaxNumberContract = schemaOf(getStaffTaxNumber, { params: byPackage, data: recipientTaxNumber });
export const setStaffTaxNumberContract = schemaOf(setStaffTaxNumber, {
  params: byPackage,
  body: newTaxNumber,
  data: recipientTaxNumber,
});
