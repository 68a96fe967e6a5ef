import { fail, shownDeliveries } from '@caravan/account/contract';
import {
  addWebhookContract,
  changeWebhookContract,
  listWebhookDeliveriesContract,
  listWebhooksContract,
  removeWebhookContract,
  replaceWebhookSecretContract,
  testWebhookContract,
} from '@caravan/account/contract/schema';
import { route, type Route } from '@caravan/server-core';
import { deleteWebhook, findDeliveries, findWebhook, findWebhooks } from '../db/webhook.repo.ts';
import type { AccountContext } from '../use-cases/account-context.ts';
import {
  addWebhook,
  changeWebhook,
  presentDelivery,
  presentWebhook,
  replaceWebhookSecret,
  testWebhook,
} from '../use-cases/webhooks.ts';

/** The addresses of a shopper's programs, and what was sent to them. */
export const webhookRoutes = (context: AccountContext): Route[] => [
  route(listWebhooksContract, async ({ session }) => {
    const now = context.clock();
    return { items: (await findWebhooks(context.db, session.userId)).map((row) => presentWebhook(row, now)) };
  }),

  route(addWebhookContract, ({ session, body }) => addWebhook(context, session.userId, body)),

  route(changeWebhookContract, ({ session, params, body }) => changeWebhook(context, session.userId, params.id, body)),

  route(replaceWebhookSecretContract, ({ session, params }) =>
    replaceWebhookSecret(context, session.userId, params.id),
  ),

  route(testWebhookContract, ({ session, params }) => testWebhook(context, session.userId, params.id)),

  route(removeWebhookContract, async ({ session, params }) => {
    if (!(await deleteWebhook(context.db, session.userId, params.id))) throw fail('not_found');
    return null;
  }),

  route(listWebhookDeliveriesContract, async ({ session, params }) => {
    const webhook = await findWebhook(context.db, session.userId, params.id);
    if (!webhook) throw fail('not_found');
    const rows = await findDeliveries(context.db, webhook.id, shownDeliveries);
    return { items: rows.map((row) => presentDelivery(row, webhook)) };
  }),
];
