import { defineEndpoint } from '@caravan/kernel';
import type { NewLead } from './logistics.schema.ts';

export const createLead = defineEndpoint<{ body: NewLead; data: { id: string } }>()({
  method: 'POST',
  path: '/leads',
  login: 'none',
  tags: ['lead'],
  summary: 'Ask for an offer; the same words within a minute are one enquiry',
  reasons: ['country_unknown', 'phone_invalid', 'sent_too_fast'],
  limit: { max: 10, minutes: 10, by: 'address' },
});
