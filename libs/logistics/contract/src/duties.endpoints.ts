import { defineEndpoint } from '@caravan/kernel';
import type { DutiesQuery, PublicDuty } from './duties.schema.ts';
import type { LandedCost, LandedCostRequest } from './landed-cost.schema.ts';

export const getDuty = defineEndpoint<{ query: DutiesQuery; data: PublicDuty }>()({
  method: 'GET',
  path: '/duties',
  login: 'none',
  tags: ['duty'],
  summary:
    'What a country charges on parcels today, each figure with its source, and what its rules say for later; unknown figures are null',
});

export const listDutyCountries = defineEndpoint<{ data: string[] }>()({
  method: 'GET',
  path: '/duties/countries',
  login: 'none',
  tags: ['duty'],
  summary: 'The countries of which some figure of duty or tax is known, by their codes',
});

export const estimateLandedCost = defineEndpoint<{ body: LandedCostRequest; data: LandedCost }>()({
  method: 'POST',
  path: '/landed_cost',
  login: 'none',
  tags: [],
  summary: 'Duty, tax and fees to expect for a parcel, without an account; unknown parts are null',
  limit: { max: 60, minutes: 1, by: 'address' },
});
