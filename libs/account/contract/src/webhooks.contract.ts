import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  testWebhook,
} from './webhooks.endpoints.ts';
import {
  byWebhookId as params,
  madeWebhook,
  newWebhook,
  webhook,
  webhookChange,
  webhookDeliveries,
  webhookDelivery,
  webhooks,
} from './webhooks.schema.ts';
export * from './webhooks.schema.ts';

export const listWebhooksContract = schemaOf(listWebhooks, { data: webhooks });
export const addWebhookContract = schemaOf(addWebhook, { body: newWebhook, data: madeWebhook });
export const changeWebhookContract = schemaOf(changeWebhook, { params, body: webhookChange, data: webhook });
export const replaceWebhookSecretContract = schemaOf(replaceWebhookSecret, { params, data: madeWebhook });
export const testWebhookContract = schemaOf(testWebhook, { params, data: webhookDelivery });
export const removeWebhookContract = schemaOf(removeWebhook, { params, data: z.null() });
export const listWebhookDeliveriesContract = schemaOf(listWebhookDeliveries, { params, data: webhookDeliveries });
