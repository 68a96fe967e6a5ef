import { schemaOf } from '@caravan/kernel';
import { id, z } from '@caravan/kernel/zod';
import { insuranceTier, newInsuranceTier } from './insurance.schema.ts';
import { createInsuranceTier, listInsuranceTiers, updateInsuranceTier } from './insurance.staff-endpoints.ts';

export * from './insurance.schema.ts';

export const listInsuranceTiersContract = schemaOf(listInsuranceTiers, { data: z.array(insuranceTier) });
export const createInsuranceTierContract = schemaOf(createInsuranceTier, {
  body: newInsuranceTier,
  data: insuranceTier,
});
export const updateInsuranceTierContract = schemaOf(updateInsuranceTier, {
  params: z.object({ id }),
  body: newInsuranceTier,
  data: insuranceTier,
});
