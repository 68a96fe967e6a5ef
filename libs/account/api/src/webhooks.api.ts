import { webhooksCalls } from '@caravan/account/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of one page, apart from the others, which every first visit loads. */
const webhooksApi = injectCalls(webhooksCalls);

export const {
  useListWebhooksQuery,
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useReplaceWebhookSecretMutation,
  useTestWebhookMutation,
  useRemoveWebhookMutation,
  useListWebhookDeliveriesQuery,
} = webhooksApi;
