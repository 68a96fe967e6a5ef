import { defineEndpoint } from '@caravan/kernel';
import type { NewPushSubscription, PushSubscriptionEntry, PushSubscriptions } from './push.schema.ts';

export const listPushSubscriptions = defineEndpoint<{ data: PushSubscriptions }>()({
  method: 'GET',
  path: '/users/push_subscriptions',
  login: 'shopper',
  tags: ['push-subscription'],
  summary: 'The browsers that receive notifications of this account',
});

/**
 * Notifications are in the language of this call. A browser belongs to one account: an endpoint of another account
 * moves to the caller's. Further calls with the same endpoint update its entry.
 */
export const addPushSubscription = defineEndpoint<{ body: NewPushSubscription; data: PushSubscriptionEntry }>()({
  method: 'POST',
  path: '/users/push_subscriptions',
  login: 'shopper',
  tags: ['push-subscription'],
  summary: 'Send notifications of this account to a browser',
  limit: { max: 60, minutes: 60, by: 'account' },
  reasons: ['push_limit', 'push_service_refused'],
});

export const removePushSubscription = defineEndpoint<{ params: { id: string }; data: null }>()({
  method: 'DELETE',
  path: '/users/push_subscriptions/:id',
  login: 'shopper',
  tags: ['push-subscription'],
  summary: 'Send no more notifications to a browser',
});
