import { defineEndpoint } from '@caravan/kernel';
import type { Person, PersonParams } from './people.schema.ts';

export const getPerson = defineEndpoint<{ params: PersonParams; data: Person }>()({
  method: 'GET',
  path: '/staff/people/:id',
  login: 'staff',
  roles: ['service', 'finance', 'auditor'],
  tags: ['staff-user'],
  summary: 'One account with its newest orders, packages and payments; the balance for finance and auditors',
});
