import { webhookTest } from '@caravan/account/contract';
import { inLanguages } from '@caravan/kernel';
import { accountPaths } from '@caravan/routes';
import { FetchRefused, type JobRun, type Tx, type Message } from '@caravan/server-core';
import {
  claimWebhook,
  findDueDelivery,
  giveUp,
  lockWebhook,
  nextDueAt,
  noteFailure,
  noteSuccess,
  recordAttempt,
  releaseWebhook,
  setWebhook,
  type DeliveryRow,
  type WebhookRow,
} from '../db/webhook.repo.ts';
import { signWebhook } from '../domain/sign-webhook.ts';
import { givenUpAfter, isGone, isTaken, offAfter, waitAfter, type Answer } from '../domain/webhook-rules.ts';
import { accountWords } from '../words/account-words.ts';
import type { AccountContext } from './account-context.ts';
import { deliverWebhooksJob, type DeliveryRun } from './publish-webhooks.ts';
import { sendMessage } from './send-message.ts';

/** An address of a shopper's program was switched off. Its host names it, because the rest may be a secret. */
const webhookOffMessage = (url: string, off: 'failing' | 'gone'): Omit<Message, 'userId' | 'key'> => {
  const { host } = new URL(url);
  return {
    kind: 'webhook_off',
    title: inLanguages((language) => accountWords[language].webhookOff.title),
    body: inLanguages((language) => accountWords[language].webhookOff[off](host)),
    link: accountPaths.programs.href(),
  };
};

/** Milliseconds for which a run holds its address; longer than its time and one attempt. */
const holding = 30_000;
/** A run begins no further attempt after this time, or after this many. */
const runTime = 5_000;
const mostAttempts = 50;
/** A job that waits starts no sooner than this, so that the clock of the database may be ahead of ours. */
const shortestWait = 2_000;

const failureOf = (error: unknown): Answer => {
  if (!(error instanceof FetchRefused)) throw error;
  return { failure: error.reason === 'address' || error.reason === 'time' ? error.reason : 'network' };
};

const attempt = async (
  { webhooks, clock }: AccountContext,
  { id, url, secret, oldSecret, oldSecretUntil }: WebhookRow,
  { id: deliveryId, type, number, state, at }: DeliveryRow,
): Promise<Answer> => {
  const now = clock();
  const sealed = [secret, ...(oldSecret && oldSecretUntil && oldSecretUntil > now ? [oldSecret] : [])];
  const secrets = await Promise.all(sealed.map((one) => webhooks.secrets.open(one, id)));
  const payload = { id: deliveryId, type, timestamp: at.toISOString(), data: { number, state } };
  const { headers, body } = signWebhook(payload, secrets, now);
  return webhooks.send({ endpoint: url, headers, body }).then((status) => ({ status }), failureOf);
};

/** Switches an address off, gives up what waits for it, and tells the shopper. */
const switchOff = async (
  context: AccountContext,
  tx: Tx,
  { id, userId, url }: WebhookRow,
  off: 'failing' | 'gone',
): Promise<void> => {
  await setWebhook(tx, id, { off });
  await giveUp(tx, id);
  const key = `webhook ${id} off ${context.clock().toISOString()}`;
  await sendMessage(context, tx, { ...webhookOffMessage(url, off), userId, key });
};

/** Records an attempt. False if the address gets nothing more for now. */
const settle = (
  context: AccountContext,
  { id, url }: WebhookRow,
  { id: deliveryId, at, attempts, type }: DeliveryRow,
  answer: Answer,
): Promise<boolean> =>
  context.transaction(async (tx) => {
    const now = context.clock();
    const outcome = { status: null, failure: null, ...answer, triedAt: now };
    if (isTaken(answer)) {
      await recordAttempt(tx, deliveryId, { ...outcome, result: 'delivered' });
      await noteSuccess(tx, id);
      return true;
    }
    const nextAt = new Date(now.getTime() + waitAfter(attempts + 1));
    // A test answers the question of now; nobody waits for it in an hour.
    const isLast = type === webhookTest || nextAt.getTime() - at.getTime() > givenUpAfter;
    await recordAttempt(tx, deliveryId, { ...outcome, result: isLast ? 'given_up' : 'waiting', nextAt });
    const failed = await noteFailure(tx, { id, url }, now);
    if (!failed) return false;
    const lasted = now.getTime() - (failed.failingSince ?? now).getTime();
    if (isGone(answer) || lasted >= offAfter) await switchOff(context, tx, failed, isGone(answer) ? 'gone' : 'failing');
    else await setWebhook(tx, id, { pausedUntil: new Date(now.getTime() + waitAfter(failed.failures)) });
    return false;
  });

/** Queues the job that looks at what waits when it is due, unless one is queued. */
const planNext = async (
  { clock, jobs }: AccountContext,
  tx: Tx,
  { id, off, pausedUntil, wakeAt }: WebhookRow,
): Promise<void> => {
  const dueAt = off === null ? await nextDueAt(tx, id) : null;
  if (!dueAt) return;
  const now = clock();
  const soonest = Math.max(dueAt.getTime(), pausedUntil?.getTime() ?? 0);
  const next = soonest > now.getTime() ? new Date(Math.max(soonest, now.getTime() + shortestWait)) : now;
  if (wakeAt && wakeAt > now && wakeAt <= next) return;
  await setWebhook(tx, id, { wakeAt: next });
  await jobs.send(tx, deliverWebhooksJob, { webhookId: id, wakes: true }, { startAfter: next });
};

/**
 * Lets go of an address. What waits is read after the release: the job of an event that came meanwhile either has its
 * event read here, or finds the address free.
 */
const letGo = (context: AccountContext, webhookId: string): Promise<void> =>
  context.transaction(async (tx) => {
    const webhook = await releaseWebhook(tx, webhookId);
    if (webhook) await planNext(context, tx, webhook);
  });

/** A job that was woken before the end of a pause, because the clocks differ, is queued again. */
const wakeAgain = (context: AccountContext, webhookId: string): Promise<void> =>
  context.transaction(async (tx) => {
    const webhook = await lockWebhook(tx, webhookId);
    // A run that holds the address looks again before it lets go.
    if (webhook && !(webhook.busyUntil && webhook.busyUntil > context.clock()))
      await planNext(context, tx, { ...webhook, wakeAt: null });
  });

/**
 * Sends what is due for an address, one after another, until one is not taken. The network is outside of transactions:
 * a run that was killed between an answer and its record sends once more, under the same id.
 */
export const deliverWebhooks = async (
  context: AccountContext,
  { webhookId, wakes = false }: DeliveryRun,
  { stopping }: Pick<JobRun, 'stopping'>,
): Promise<void> => {
  const { db, clock } = context;
  const begun = clock();
  const until = new Date(begun.getTime() + holding);
  const webhook = await claimWebhook(db, webhookId, { now: begun, until, wakes });
  if (!webhook) return wakes ? wakeAgain(context, webhookId) : undefined;
  try {
    await giveUp(db, webhookId, new Date(begun.getTime() - givenUpAfter));
    for (let made = 0; made < mostAttempts && !stopping.aborted; made += 1) {
      const due = await findDueDelivery(db, webhookId, clock());
      if (!due || clock().getTime() - begun.getTime() > runTime) break;
      if (!(await settle(context, webhook, due, await attempt(context, webhook, due)))) break;
    }
  } catch (error) {
    // The retry of the job goes on.
    await context.transaction((tx) => releaseWebhook(tx, webhookId));
    throw error;
  }
  await letGo(context, webhookId);
};
