import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  testWebhook,
} from '@caravan/account/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of one page, apart from the others, which every first visit loads. */
const webhooksApi = baseApi.enhanceEndpoints({ addTagTypes: ['webhook', 'webhook-delivery'] }).injectEndpoints({
  endpoints: (build) => ({
    listWebhooks: queryOf(build, listWebhooks),
    addWebhook: mutationOf(build, addWebhook),
    changeWebhook: mutationOf(build, changeWebhook),
    replaceWebhookSecret: mutationOf(build, replaceWebhookSecret),
    testWebhook: mutationOf(build, testWebhook),
    removeWebhook: mutationOf(build, removeWebhook),
    listWebhookDeliveries: queryOf(build, listWebhookDeliveries),
  }),
});

export const {
  useListWebhooksQuery,
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useReplaceWebhookSecretMutation,
  useTestWebhookMutation,
  useRemoveWebhookMutation,
  useListWebhookDeliveriesQuery,
} = webhooksApi;
