import webPush from 'web-push';
import { type PushNotification } from '@caravan/account/contract';
import { textIn } from '@caravan/kernel';
import { accountPaths } from '@caravan/routes';
import { defineJob, FetchRefused, RetryLater, type JobRun, type Tx } from '@caravan/server-core';
import { findUnreadMessage, type StoredMessage } from '../db/message.repo.ts';
import {
  countPushFailure,
  deletePushSubscription,
  findPushSubscription,
  resetPushFailures,
  type StoredPushSubscription,
} from '../db/push-subscription.repo.ts';
import type { VapidKeys } from '../domain/push-keys.ts';
import type { GuardedSender, OutboundPost } from '../ports/guarded-sender.ts';
import type { AccountContext } from './account-context.ts';
import { reachOf } from '../db/reach.repo.ts';

/** Signs and sends to push services. */
export interface Push {
  keys: () => Promise<VapidKeys>;
  /** How a push service reaches the operator: an `https:` or `mailto:` address. */
  subject: string;
  send: GuardedSender;
}

/** Delivers a message to a browser, unless one of the two is gone. */
export const pushMessageJob = defineJob<{ subscriptionId: string; messageId: string }>()({
  name: 'account.push_message',
  retries: 8,
  retryDelay: 10,
});

/** Queues a message for each of the shopper's browsers, in the transaction of the message. */
export const queuePushes = async (
  { jobs }: Pick<AccountContext, 'jobs'>,
  tx: Tx,
  { id: messageId, userId }: { id: string; userId: string },
): Promise<void> => {
  const { browsers } = await reachOf(tx, userId);
  for (const subscriptionId of browsers) await jobs.send(tx, pushMessageJob, { subscriptionId, messageId });
};

/** Seconds that a push service keeps a notification for a browser that is not connected. */
const kept = 3 * 86_400;
/** A subscription with this many undelivered messages in a row is deleted. */
const mostFailures = 5;
const longestBody = 200;

/** The beginning of a message in one line, cut between characters. */
const beginningOf = (body: string): string => {
  const characters = [...body.replaceAll(/\s+/g, ' ').trim()];
  return characters.length > longestBody ? `${characters.slice(0, longestBody - 1).join('')}…` : characters.join('');
};

const notificationOf = ({ id, title, body, link }: StoredMessage, { language }: StoredPushSubscription) =>
  ({
    id,
    language,
    title: textIn(title, language),
    body: beginningOf(textIn(body, language)),
    path: link ?? accountPaths.messages.href(),
  }) satisfies PushNotification;

const requestFor = async (
  { keys, subject }: Push,
  subscription: StoredPushSubscription,
  notification: PushNotification,
): Promise<OutboundPost> => {
  const { endpoint, p256dh, auth } = subscription;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notification),
    { vapidDetails: { subject, ...(await keys()) }, TTL: kept },
  );
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return { endpoint, headers: Object.fromEntries(texts) as Record<string, string>, body };
};

type Outcome = 'delivered' | 'gone' | 'refused' | 'later';

/** The meaning of statuses is that of RFC 8030. A redirect is refused, because it would leave the guard. */
const outcomeOf = (status: number): Outcome => {
  if (status >= 200 && status < 300) return 'delivered';
  if (status === 404 || status === 410) return 'gone';
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused';
};

const attempt = (send: GuardedSender, request: OutboundPost): Promise<Outcome> =>
  send(request).then(outcomeOf, (error: unknown) => {
    if (!(error instanceof FetchRefused)) throw error;
    return error.reason === 'address' ? 'gone' : 'later';
  });

/**
 * Sends a message to a browser, if it is still unread. A browser that its push service no longer knows is deleted. A
 * run that is repeated after a crash can send a second time: the browser then shows the same notification again.
 */
export const pushMessage = async (
  { db, push }: Pick<AccountContext, 'db' | 'push'>,
  { subscriptionId, messageId }: { subscriptionId: string; messageId: string },
  run: Pick<JobRun, 'attempt'>,
): Promise<void> => {
  const subscription = await findPushSubscription(db, subscriptionId);
  const message = subscription && (await findUnreadMessage(db, subscription.userId, messageId));
  if (!message) return;
  const outcome = await attempt(push.send, await requestFor(push, subscription, notificationOf(message, subscription)));
  if (outcome === 'delivered') return resetPushFailures(db, subscriptionId);
  if (outcome === 'later' && run.attempt < (pushMessageJob.retries ?? 0))
    throw new RetryLater('the push service did not take a notification');
  const failures = outcome === 'gone' ? mostFailures : await countPushFailure(db, subscriptionId);
  if (failures >= mostFailures) await deletePushSubscription(db, subscription.userId, subscriptionId);
};
