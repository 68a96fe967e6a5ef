import { defineEndpoint } from '@caravan/kernel';
import type { NewTaxNumber, RecipientTaxNumber } from './customs.schema.ts';

type ByNumber = { number: string };

export const getStaffTaxNumber = defineEndpoint<{ params: ByNumber; data: RecipientTaxNumber }>()({
  method: 'GET',
  path: '/staff/packages/:number/tax_number',
  login: 'staff',
  roles: ['packer', 'receiver', 'service', 'finance', 'auditor'],
  tags: ['tax-number'],
  summary: 'Which tax number the destination of a package asks for, and whether it is known',
  quiet: ['not_found'],
});

export const setStaffTaxNumber = defineEndpoint<{ params: ByNumber; body: NewTaxNumber; data: RecipientTaxNumber }>()({
  method: 'PUT',
  path: '/staff/packages/:number/tax_number',
  login: 'staff',
  roles: ['packer', 'service'],
  tags: ['tax-number', 'staff-package'],
  summary: 'Enter the tax number that a recipient told, until the package is sent; the audit log does not have it',
  reasons: ['tax_number_wrong', 'tax_number_not_asked', 'tax_numbers_unavailable', 'tax_number_too_late'],
});
