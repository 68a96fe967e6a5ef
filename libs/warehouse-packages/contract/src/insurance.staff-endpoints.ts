import { defineEndpoint, staffRoles } from '@caravan/kernel';
import type { InsuranceTier, NewInsuranceTier } from './insurance.schema.ts';

export const listInsuranceTiers = defineEndpoint<{ data: InsuranceTier[] }>()({
  method: 'GET',
  path: '/staff/insurance_tiers',
  login: 'staff',
  roles: staffRoles,
  tags: ['insurance'],
  summary: 'All tiers of insurance in their newest version, by cover',
});

export const createInsuranceTier = defineEndpoint<{ body: NewInsuranceTier; data: InsuranceTier }>()({
  method: 'POST',
  path: '/staff/insurance_tiers',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['insurance'],
  summary: 'Create a tier of insurance',
  idempotency: 'key',
});

export const updateInsuranceTier = defineEndpoint<{
  params: { id: string };
  body: NewInsuranceTier;
  data: InsuranceTier;
}>()({
  method: 'PUT',
  path: '/staff/insurance_tiers/:id',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['insurance'],
  summary: 'Create a new version of a tier of insurance; packages keep the version with which they were made',
  ifMatch: true,
});
