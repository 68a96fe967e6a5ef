import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { estimateLandedCost, getDuty, listDutyCountries } from './duties.endpoints.ts';
import { countryDuty, countryDutyHistory, dutiesQuery, dutyChange, dutyCountry, publicDuty } from './duties.schema.ts';
import { getDutyHistory, listDuties, updateDuty } from './duties.staff-endpoints.ts';
import { landedCost, landedCostRequest } from './landed-cost.schema.ts';
export * from './duties.schema.ts';
export * from './landed-cost.schema.ts';

export const getDutyContract = schemaOf(getDuty, { query: dutiesQuery, data: publicDuty });
export const listDutyCountriesContract = schemaOf(listDutyCountries, { data: z.array(dutyCountry) });
export const estimateLandedCostContract = schemaOf(estimateLandedCost, { body: landedCostRequest, data: landedCost });
export const listDutiesContract = schemaOf(listDuties, { data: z.array(countryDuty) });
export const getDutyHistoryContract = schemaOf(getDutyHistory, {
  params: z.object({ country: dutyCountry }),
  data: countryDutyHistory,
});
export const updateDutyContract = schemaOf(updateDuty, {
  params: z.object({ country: dutyCountry }),
  body: dutyChange,
  data: countryDuty,
});
