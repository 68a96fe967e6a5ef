import { defineEndpoint } from '@caravan/kernel';
import type { Lead, LeadClosing, LeadPage, LeadQuery } from './logistics.schema.ts';

export const listLeads = defineEndpoint<{ query: LeadQuery; data: LeadPage }>()({
  method: 'GET',
  path: '/staff/leads',
  login: 'staff',
  roles: ['service'],
  tags: ['lead'],
  summary: 'Enquiries of the landing page, newest first',
});

export const getLead = defineEndpoint<{ params: { id: string }; data: Lead }>()({
  method: 'GET',
  path: '/staff/leads/:id',
  login: 'staff',
  roles: ['service'],
  tags: ['lead'],
  summary: 'One enquiry',
});

/** Repeating it changes nothing. */
export const closeLead = defineEndpoint<{ params: { id: string }; body: LeadClosing; data: Lead }>()({
  method: 'POST',
  path: '/staff/leads/:id/close',
  login: 'staff',
  roles: ['service'],
  tags: ['lead'],
  summary: 'Record that an enquiry is dealt with, and how',
});
