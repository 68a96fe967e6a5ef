import { defineEndpoint } from '@caravan/kernel';
import type {
  MadeWebhook,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
} from './webhooks.schema.ts';

type ById = { id: string };

export const listWebhooks = defineEndpoint<{ data: Webhooks }>()({
  method: 'GET',
  path: '/users/webhooks',
  login: 'shopper',
  tags: ['webhook'],
  summary: 'The addresses that are called when something happens',
});

export const addWebhook = defineEndpoint<{ body: NewWebhook; data: MadeWebhook }>()({
  method: 'POST',
  path: '/users/webhooks',
  login: 'shopper',
  tags: ['webhook'],
  summary: 'Register an address; only this answer has its secret',
  limit: { max: 20, minutes: 60, by: 'account' },
  reasons: ['webhook_limit', 'webhook_refused', 'webhooks_unavailable'],
});

export const changeWebhook = defineEndpoint<{ params: ById; body: WebhookChange; data: Webhook }>()({
  method: 'PATCH',
  path: '/users/webhooks/:id',
  login: 'shopper',
  tags: ['webhook', 'webhook-delivery'],
  summary:
    'Choose other events or another address under the same secret, or switch it off or on; deliveries that wait go to the address of then, and are given up when it is switched off',
  reasons: ['webhook_refused'],
});

/** For a day deliveries have the signatures of both secrets. */
export const replaceWebhookSecret = defineEndpoint<{ params: ById; data: MadeWebhook }>()({
  method: 'POST',
  path: '/users/webhooks/:id/secret',
  login: 'shopper',
  tags: ['webhook'],
  summary: 'Replace the secret of an address; only this answer has the new one',
  limit: { max: 20, minutes: 60, by: 'account' },
  reasons: ['webhooks_unavailable'],
});

export const testWebhook = defineEndpoint<{ params: ById; data: WebhookDelivery }>()({
  method: 'POST',
  path: '/users/webhooks/:id/test',
  login: 'shopper',
  tags: ['webhook-delivery'],
  summary: 'Send a test to an address now',
  limit: { max: 10, minutes: 10, by: 'account' },
  reasons: ['webhook_off'],
});

export const removeWebhook = defineEndpoint<{ params: ById; data: null }>()({
  method: 'DELETE',
  path: '/users/webhooks/:id',
  login: 'shopper',
  tags: ['webhook'],
  summary: 'Delete an address with its deliveries',
});

export const listWebhookDeliveries = defineEndpoint<{ params: ById; data: WebhookDeliveries }>()({
  method: 'GET',
  path: '/users/webhooks/:id/deliveries',
  login: 'shopper',
  tags: ['webhook-delivery'],
  summary: 'The last 30 deliveries to an address',
});
