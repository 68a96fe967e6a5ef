import { maxWaitingDeliveries, type WebhookDelivery } from '@caravan/account/contract';
import { newId, type WebhookEventType } from '@caravan/kernel';
import { defineJob, holdIfOpen, type Tx } from '@caravan/server-core';
import { countWaiting, insertDelivery, type DeliveryRow } from '../db/webhook.repo.ts';
import type { AccountContext } from './account-context.ts';
import { reachOf } from '../db/reach.repo.ts';

export interface DeliveryRun {
  webhookId: string;
  /** It was queued for the time at which the next delivery is due. */
  wakes?: boolean;
}

/**
 * Sends what waits for one address. Runs of different addresses do not wait for each other: an address may take its
 * time to answer.
 */
export const deliverWebhooksJob = defineJob<DeliveryRun>()({
  name: 'account.deliver_webhooks',
  retries: 20,
  retryDelay: 10,
  expires: 60,
  parallel: 8,
});

type QueueContext = Pick<AccountContext, 'clock' | 'jobs'>;

export interface QueuedEvent {
  userId: string;
  type: WebhookDelivery['type'];
  number: string;
  state: string;
}

/** Queues a delivery for one address, unless it was deleted meanwhile. If too many wait, it is given up at once. */
export const queueDelivery = async (
  { clock, jobs }: QueueContext,
  tx: Tx,
  webhookId: string,
  { userId, type, number, state }: QueuedEvent,
): Promise<DeliveryRow | undefined> => {
  const at = clock();
  const isFull = (await countWaiting(tx, webhookId, maxWaitingDeliveries)) >= maxWaitingDeliveries;
  const row = await insertDelivery(tx, {
    id: newId(),
    webhookId,
    userId,
    type,
    number,
    state,
    at,
    result: isFull ? 'given_up' : 'waiting',
    nextAt: at,
  });
  if (row && !isFull) await jobs.send(tx, deliverWebhooksJob, { webhookId });
  return row;
};

/** Queues an event for the shopper's addresses that want it, in the transaction of the event. */
export const publishWebhooks = async (
  context: QueueContext,
  tx: Tx,
  event: QueuedEvent & { type: WebhookEventType },
): Promise<void> => {
  const { webhooks } = await reachOf(tx, event.userId);
  const listeners = webhooks.filter(({ events }) => events.includes(event.type));
  if (!listeners.length || !(await holdIfOpen(tx, event.userId))) return;
  for (const { id } of listeners) await queueDelivery(context, tx, id, event);
};
