import { defineEndpoint } from '@caravan/kernel';
import type { StaffTexts, TextLimits } from './texts.schema.ts';

export const getStaffTexts = defineEndpoint<{ data: StaffTexts }>()({
  method: 'GET',
  path: '/staff/texts',
  login: 'staff',
  roles: ['owner'],
  tags: ['staff-texts'],
  summary: 'How text messages go out: what the gateway charged, what failed, and the limits',
});

export const updateTextLimits = defineEndpoint<{ body: TextLimits; data: StaffTexts }>()({
  method: 'PUT',
  path: '/staff/texts/limits',
  login: 'staff',
  roles: ['owner'],
  tags: ['staff-texts'],
  ifMatch: true,
  reasons: ['changed_meanwhile'],
  summary: 'Set how many parts of text messages may be sent in 24 hours',
});
