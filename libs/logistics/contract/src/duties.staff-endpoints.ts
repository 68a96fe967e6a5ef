import { defineEndpoint, staffRoles } from '@caravan/kernel';
import type { CountryDuty, CountryDutyHistory, DutyChange } from './duties.schema.ts';

export const listDuties = defineEndpoint<{ data: CountryDuty[] }>()({
  method: 'GET',
  path: '/staff/duties',
  login: 'staff',
  roles: staffRoles,
  tags: ['duty'],
  summary: 'What each country charges on parcels, in the current version, with the versions of the future',
});

export const getDutyHistory = defineEndpoint<{ params: { country: string }; data: CountryDutyHistory }>()({
  method: 'GET',
  path: '/staff/duties/:country',
  login: 'staff',
  roles: staffRoles,
  tags: ['duty'],
  summary: 'What a country charges on parcels, with all versions',
});

export const updateDuty = defineEndpoint<{ params: { country: string }; body: DutyChange; data: CountryDuty }>()({
  method: 'PUT',
  path: '/staff/duties/:country',
  login: 'staff',
  roles: ['lines'],
  confirm: true,
  tags: ['duty'],
  summary:
    'Create a new version of the rules of a country, in force at once or from a day on; packages keep their estimates',
  // The newest version, also if it is one of the future. A country without figures has version 0.
  ifMatch: true,
  reasons: ['changed_meanwhile', 'country_unknown', 'source_in_future'],
});
