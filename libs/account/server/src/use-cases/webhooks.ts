import {
  fail,
  maxWebhooks,
  webhookTest,
  type MadeWebhook,
  type NewWebhook,
  type Webhook,
  type WebhookChange,
  type WebhookDelivery,
} from '@caravan/account/contract';
import { newId } from '@caravan/kernel';
import { SecretsUnavailable, type SealedSecrets } from '@caravan/server-core';
import {
  countWebhooks,
  giveUp,
  insertWebhook,
  lockWebhooks,
  updateWebhook,
  type DeliveryRow,
  type WebhookRow,
} from '../db/webhook.repo.ts';
import { newWebhookSecret } from '../domain/sign-webhook.ts';
import { isWebhookTarget, oldSecretFor } from '../domain/webhook-rules.ts';
import type { GuardedSender } from '../ports/guarded-sender.ts';
import type { AccountContext } from './account-context.ts';
import { queueDelivery } from './publish-webhooks.ts';

/** Signs and sends webhooks. */
export interface WebhookTools {
  secrets: SealedSecrets;
  send: GuardedSender;
}

export const presentWebhook = (
  { id, url, events, createdAt, off, failingSince, oldSecretUntil }: WebhookRow,
  now: Date,
): Webhook => ({
  id,
  url,
  events,
  created_at: createdAt.toISOString(),
  off,
  failing_since: failingSince?.toISOString() ?? null,
  old_secret_until: oldSecretUntil && oldSecretUntil > now ? oldSecretUntil.toISOString() : null,
});

export const presentDelivery = (
  row: DeliveryRow,
  { pausedUntil }: Pick<WebhookRow, 'pausedUntil'>,
): WebhookDelivery => {
  const next = row.nextAt > (pausedUntil ?? row.nextAt) ? row.nextAt : (pausedUntil ?? row.nextAt);
  return {
    id: row.id,
    type: row.type,
    number: row.number,
    at: row.at.toISOString(),
    result: row.result,
    attempts: row.attempts,
    tried_at: row.triedAt?.toISOString() ?? null,
    status: row.status,
    failure: row.failure,
    next_at: row.result === 'waiting' ? next.toISOString() : null,
  };
};

const sealNew = async ({ webhooks }: Pick<AccountContext, 'webhooks'>, id: string) => {
  const secret = newWebhookSecret();
  const sealed = await webhooks.secrets.seal(secret, id).catch((error: unknown) => {
    throw error instanceof SecretsUnavailable ? fail('webhooks_unavailable') : error;
  });
  return { secret, sealed };
};

const refuseUnlessTarget = (url: string): void => {
  if (!isWebhookTarget(new URL(url))) throw fail('webhook_refused', { fields: { url: 'webhook_refused' } });
};

/** Registers an address. Its secret is in this answer only. */
export const addWebhook = async (
  context: AccountContext,
  userId: string,
  { url, events }: NewWebhook,
): Promise<MadeWebhook> => {
  refuseUnlessTarget(url);
  const id = newId();
  const { secret, sealed } = await sealNew(context, id);
  const now = context.clock();
  const made = await context.transaction(async (tx) => {
    if (!(await context.identities().find(userId, tx))) throw fail('login_required');
    await lockWebhooks(tx, userId);
    if ((await countWebhooks(tx, userId)) >= maxWebhooks) throw fail('webhook_limit');
    return insertWebhook(tx, { id, userId, url, events, secret: sealed, createdAt: now });
  });
  return { ...presentWebhook(made, now), secret };
};

/** Starts as if nothing had failed. */
const unfailed = { failures: 0, failingSince: null, pausedUntil: null } as const;

/**
 * Changes what was given. Deliveries that wait stay, also those of events that are no longer chosen, and go to the
 * address of the moment at which they are sent. The secret stays the same.
 */
export const changeWebhook = async (
  { transaction, clock }: AccountContext,
  userId: string,
  id: string,
  { url, events, on }: WebhookChange,
): Promise<Webhook> => {
  if (url !== undefined) refuseUnlessTarget(url);
  return transaction(async (tx) => {
    const held = await updateWebhook(tx, userId, id, { userId });
    if (!held) throw fail('not_found');
    const change = {
      userId,
      ...(events ? { events } : {}),
      // Only the earlier address has failed.
      ...(url !== undefined && url !== held.url ? { url, ...unfailed } : {}),
      ...(on === true ? { off: null, ...unfailed } : {}),
      ...(on === false ? { off: 'shopper' as const } : {}),
    };
    const changed = await updateWebhook(tx, userId, id, change);
    if (!changed) throw fail('not_found');
    if (on === false) await giveUp(tx, id);
    return presentWebhook(changed, clock());
  });
};

/** Replaces the secret. The one before signs, too, for a day, so that the shopper's program can change it meanwhile. */
export const replaceWebhookSecret = async (
  context: AccountContext,
  userId: string,
  id: string,
): Promise<MadeWebhook> => {
  const { secret, sealed } = await sealNew(context, id);
  const now = context.clock();
  return context.transaction(async (tx) => {
    const held = await updateWebhook(tx, userId, id, { userId });
    if (!held) throw fail('not_found');
    const oldSecretUntil = new Date(now.getTime() + oldSecretFor);
    const changed = await updateWebhook(tx, userId, id, { secret: sealed, oldSecret: held.secret, oldSecretUntil });
    if (!changed) throw fail('not_found');
    return { ...presentWebhook(changed, now), secret };
  });
};

/** Sends a test now, even if the address is paused after a failure. */
export const testWebhook = (context: AccountContext, userId: string, id: string): Promise<WebhookDelivery> =>
  context.transaction(async (tx) => {
    const webhook = await updateWebhook(tx, userId, id, { pausedUntil: null });
    if (!webhook) throw fail('not_found');
    if (webhook.off) throw fail('webhook_off');
    const test = { userId, type: webhookTest, number: '', state: 'test' } as const;
    const delivery = await queueDelivery(context, tx, id, test);
    if (!delivery) throw fail('not_found');
    return presentDelivery(delivery, webhook);
  });
