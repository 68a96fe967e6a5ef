import { defineEndpoint } from '@caravan/kernel';
import type { DutiesQuery, LandedCost, LandedCostRequest, PublicDuty } from './duties.schema.ts';

export const getDuty = defineEndpoint<{ query: DutiesQuery; data: PublicDuty }>()({
  method: 'GET',
  path: '/duties',
  login: 'none',
  tags: ['duty'],
  summary: 'What a country charges on parcels, each figure with its source; unknown figures are null',
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
  summary: 'Duty and tax to expect for a parcel, without an account; unknown parts are null',
  limit: { max: 60, minutes: 1, by: 'address' },
});
