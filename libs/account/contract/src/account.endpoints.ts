import { defineEndpoint } from '@caravan/kernel';
import type { StaffActionPage, StaffActionQuery, UndeliveredMails } from './account.schema.ts';
import type { Person, PersonParams } from './people.schema.ts';

/** The actions of staff, newest first (specification 24.2). */
export const getAudit = defineEndpoint<{ query: StaffActionQuery; data: StaffActionPage }>()({
  method: 'GET',
  path: '/staff/audit',
  login: 'staff',
  roles: ['auditor'],
  tags: ['audit'],
  summary: 'The log of what staff did',
});

/** The mails that wait for `npm run mails -- resend`. */
export const listUndeliveredMails = defineEndpoint<{ data: UndeliveredMails }>()({
  method: 'GET',
  path: '/staff/mails/undelivered',
  login: 'staff',
  roles: ['auditor'],
  tags: ['undelivered-mail'],
  summary: 'Mails whose attempts are used up, oldest first',
});

export const getPerson = defineEndpoint<{ params: PersonParams; data: Person }>()({
  method: 'GET',
  path: '/staff/people/:id',
  login: 'staff',
  roles: ['service', 'finance', 'auditor'],
  tags: ['staff-user'],
  summary: 'One account with its newest orders, packages and payments; the balance for finance and auditors',
});
