import { defineEndpoint } from '@caravan/kernel';
import type { Turns } from './turns.schema.ts';

export const getTurns = defineEndpoint<{ data: Turns }>()({
  method: 'GET',
  path: '/users/turns',
  login: 'shopper',
  tags: ['turns'],
  summary:
    'What waits for the shopper: questions, payments, goods that arrived or whose free days end, parcels on their way',
});
