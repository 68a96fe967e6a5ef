import { defineEndpoint } from '@caravan/kernel';
import type { Setup, SetupChange } from './setup.schema.ts';

export const getSetup = defineEndpoint<{ data: Setup }>()({
  method: 'GET',
  path: '/staff/setup',
  login: 'staff',
  roles: ['owner'],
  tags: ['setup'],
  summary: 'What an owner sets up before the shop opens: what is done, open, or skipped on purpose',
});

export const updateSetup = defineEndpoint<{ body: SetupChange; data: Setup }>()({
  method: 'PUT',
  path: '/staff/setup',
  login: 'staff',
  roles: ['owner'],
  tags: ['setup'],
  ifMatch: true,
  reasons: ['changed_meanwhile'],
  summary: 'Say which items of the set-up the owner leaves undone on purpose',
});
