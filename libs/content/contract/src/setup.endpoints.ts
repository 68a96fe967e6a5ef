import { defineEndpoint } from '@caravan/kernel';
import type { Setup, SetupChange, TestMail } from './setup.schema.ts';

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

export const sendTestMail = defineEndpoint<{ data: TestMail }>()({
  method: 'POST',
  path: '/staff/setup/test_mail',
  login: 'staff',
  roles: ['owner'],
  tags: [],
  limit: { max: 5, minutes: 10, by: 'account' },
  summary: 'Send a test mail to the caller at once, and say what the mail server did with it',
});
