import { defineEndpoint } from '@caravan/kernel';
import type { LeadPage, LeadQuery, NewLead } from './logistics.schema.ts';

export const createLead = defineEndpoint<{ body: NewLead; data: { id: string } }>()({
  method: 'POST',
  path: '/leads',
  login: 'none',
  tags: ['lead'],
  summary: 'Ask for an offer; the same words within a minute are one enquiry',
  reasons: ['country_unknown', 'phone_invalid', 'sent_too_fast'],
  limit: { max: 10, minutes: 10, by: 'address' },
});

export const listLeads = defineEndpoint<{ query: LeadQuery; data: LeadPage }>()({
  method: 'GET',
  path: '/staff/leads',
  login: 'staff',
  tags: ['lead'],
  summary: 'Enquiries of the landing page, newest first',
});
