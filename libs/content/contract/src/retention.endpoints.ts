import { defineEndpoint } from '@caravan/kernel';
import type { Retention, RetentionDue, RetentionDueQuery, RetentionPeriods } from './retention.schema.ts';

export const getRetention = defineEndpoint<{ data: Retention }>()({
  method: 'GET',
  path: '/staff/retention',
  login: 'staff',
  roles: ['owner'],
  tags: ['retention'],
  summary: 'How long rows of each kind are kept',
});

export const countRetentionDue = defineEndpoint<{ query: RetentionDueQuery; data: RetentionDue }>()({
  method: 'GET',
  path: '/staff/retention/due',
  login: 'staff',
  roles: ['owner'],
  tags: ['retention'],
  summary: 'How many rows the next run would delete with these periods; null for more than are counted',
});

export const updateRetention = defineEndpoint<{ body: RetentionPeriods; data: Retention }>()({
  method: 'PUT',
  path: '/staff/retention',
  login: 'staff',
  roles: ['owner'],
  confirm: true,
  tags: ['retention', 'article'],
  ifMatch: true,
  reasons: ['changed_meanwhile'],
  summary: 'Set how long rows of each kind are kept; the next daily run deletes what is older',
});
