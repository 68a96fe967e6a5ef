import { day } from '@caravan/kernel';
import {
  defineCounter,
  defineJob,
  RetryLater,
  type JobRun,
  type Message,
  type TextNews,
  type Tx,
} from '@caravan/server-core';
import { findPhone } from '../db/phone.repo.ts';
import { reachOf } from '../db/reach.repo.ts';
import {
  findTextLimits,
  insertText,
  lockText,
  lockTextLimits,
  sentParts,
  setText,
  type NewText,
  type TextRow,
} from '../db/text.repo.ts';
import { textCodeLifetime, textEventLifetime, textWindow } from '../domain/text-rules.ts';
import { TextsUnavailable, type TextOutcome, type TextSender } from '../ports/text-sender.ts';
import { textParts } from '../sms/text-parts.ts';
import { composeText } from './compose-text.ts';
import type { AccountContext } from '../use-cases/account-context.ts';

/** Sends text messages, and confirms numbers. */
export interface Texts {
  /** Undefined if the shop has no gateway. */
  sender: TextSender | undefined;
  /** The key of the hashes of codes. */
  codeKey: () => Promise<Buffer>;
  counter: TextCounter;
}

/** Counts text messages by their outcome. */
export const textCounter = () =>
  defineCounter({
    name: 'caravan_texts_total',
    help: 'Text messages by outcome; key, money and sender need somebody',
    labels: {
      outcome: [
        ...(['sent', 'refused', 'unknown', 'held', 'dropped'] as const),
        ...(['unreachable', 'rate', 'key', 'money', 'sender'] as const),
      ],
    },
  });
export type TextCounter = ReturnType<typeof textCounter>;

/** Sends the text message with this id, if it still waits. */
export const sendTextJob = defineJob<{ id: string }>()({
  name: 'account.send_text',
  retries: 20,
  retryDelay: 10,
  expires: 60,
  parallel: 4,
});

/** Stores a text message, and lets it be sent after the commit. */
export const queueText = async ({ jobs }: Pick<AccountContext, 'jobs'>, tx: Tx, text: NewText): Promise<void> => {
  await insertText(tx, text);
  await jobs.send(tx, sendTextJob, { id: text.id });
};

/** Queues the text message about a message, if the shopper wants one. */
export const queueNewsText = async (
  context: Pick<AccountContext, 'jobs' | 'texts'>,
  tx: Tx,
  { userId, link, text }: Pick<Message, 'userId' | 'link'> & { text: TextNews },
  { id, createdAt }: { id: string; createdAt: Date },
): Promise<void> => {
  const { event, number: about, until } = text;
  if (!context.texts.sender || !(await reachOf(tx, userId)).texts.includes(event)) return;
  const content = { about, until: until?.toISOString() ?? null, link };
  await queueText(context, tx, { id, userId, kind: event, content, createdAt });
};

/** Why a text message is not sent: nobody wants it now, or a limit is reached. */
type Withheld = { state: 'dropped' | 'held'; failure: string };
type Ready = { number: string; text: string; parts: number };

const dropped = (failure: string): Withheld => ({ state: 'dropped', failure });
const held = (failure: string): Withheld => ({ state: 'held', failure });

const isLate = ({ kind, content, createdAt }: TextRow, now: Date): boolean => {
  const age = now.getTime() - createdAt.getTime();
  if (kind === 'code') return age >= textCodeLifetime;
  return (
    age >= textEventLifetime ||
    (content !== null && 'until' in content && content.until !== null && new Date(content.until) <= now)
  );
};

/** The number that may get it now; undefined if none may. */
const numberFor = async (tx: Tx, { userId, kind, content }: TextRow): Promise<string | undefined> => {
  const phone = userId === null ? undefined : await findPhone(tx, userId);
  if (!phone || !content) return undefined;
  if (kind === 'code')
    return 'number' in content && content.number === phone.number && !phone.confirmedAt ? phone.number : undefined;
  return phone.confirmedAt && phone.events.includes(kind) ? phone.number : undefined;
};

/** The limit that so many further parts would exceed; undefined if none. */
export const limitOf = async (
  db: Tx | AccountContext['db'],
  { userId, parts, now }: { userId: string | null; parts: number; now: Date },
): Promise<'limit_shop' | 'limit_shopper' | undefined> => {
  const limits = await findTextLimits(db);
  const sent = await sentParts(db, new Date(now.getTime() - textWindow), userId);
  if (sent.all + parts > limits.per_day) return 'limit_shop';
  return sent.own + parts > limits.per_shopper ? 'limit_shopper' : undefined;
};

const readyOrNot = async (
  { identities, clock, publicUrl }: AccountContext,
  tx: Tx,
  row: TextRow,
  shop: string,
): Promise<Ready | Withheld> => {
  const now = clock();
  if (isLate(row, now)) return dropped('late');
  const number = await numberFor(tx, row);
  const recipient = row.userId === null ? undefined : await identities().find(row.userId, tx);
  if (number === undefined || !recipient || !row.content) return dropped('unwanted');
  const text = composeText({ kind: row.kind, content: row.content, language: recipient.language, shop, publicUrl });
  const { parts } = textParts(text);
  await lockTextLimits(tx);
  const limit = await limitOf(tx, { userId: row.userId, parts, now });
  return limit === undefined ? { number, text, parts } : held(limit);
};

/** Ends a message; what it said is forgotten. */
const end = async (
  { texts }: Pick<AccountContext, 'texts'>,
  tx: Tx | AccountContext['db'],
  id: string,
  change: Partial<TextRow> & { state: 'sent' | 'refused' | 'unknown' | 'held' | 'dropped' },
): Promise<void> => {
  await setText(tx, id, { content: null, failure: null, ...change });
  texts.counter.add({ outcome: change.state });
};

/**
 * Takes a message to send it. From here on it is sent at most once: the gateway knows no key that would make a second call
 * harmless, so a message that an earlier run had taken and not ended counts as unknown.
 */
const claim = (context: AccountContext, id: string, shop: string): Promise<Ready | undefined> =>
  context.transaction(async (tx) => {
    const row = await lockText(tx, id);
    if (row?.state === 'sending') await end(context, tx, id, { state: 'unknown', failure: 'broken_off' });
    if (row?.state !== 'waiting') return undefined;
    const ready = await readyOrNot(context, tx, row, shop);
    if ('state' in ready) {
      await end(context, tx, id, ready);
      return undefined;
    }
    await setText(tx, id, { state: 'sending', parts: ready.parts, sentAt: context.clock() });
    return ready;
  });

const endAs = (context: AccountContext, id: string, outcome: TextOutcome): Promise<void> => {
  const { db } = context;
  if (outcome.result === 'sent')
    return end(context, db, id, { state: 'sent', parts: outcome.parts, reference: outcome.id });
  if (outcome.result === 'unknown') return end(context, db, id, { state: 'unknown', failure: 'no_answer' });
  return end(context, db, id, { state: 'refused', failure: outcome.code, parts: 0, sentAt: null });
};

/** The gateway sent nothing: the message waits for the next attempt, or is given up after the last one. */
const putBack = async (
  context: AccountContext,
  id: string,
  { trouble, message }: TextsUnavailable,
  run: Pick<JobRun, 'attempt'>,
): Promise<void> => {
  context.texts.counter.add({ outcome: trouble });
  const unsent = { failure: trouble, parts: 0, sentAt: null };
  if (run.attempt >= (sendTextJob.retries ?? 0)) return end(context, context.db, id, { state: 'refused', ...unsent });
  await setText(context.db, id, { state: 'waiting', ...unsent });
  throw new RetryLater(message);
};

/** The keys were taken away after it was queued. */
const dropWaiting = (context: AccountContext, id: string): Promise<void> =>
  context.transaction(async (tx) => {
    const row = await lockText(tx, id);
    if (row?.state === 'waiting') await end(context, tx, id, dropped('no_gateway'));
  });

/** Sends a text message that still waits. The network is outside of transactions. */
export const sendText = async (
  context: AccountContext,
  { id }: { id: string },
  run: Pick<JobRun, 'attempt' | 'signal'>,
): Promise<void> => {
  const { sender } = context.texts;
  if (!sender) return dropWaiting(context, id);
  const ready = await claim(context, id, await context.shop().name());
  if (!ready) return;
  const { number: to, text } = ready;
  try {
    await endAs(context, id, await sender.send({ to, text, key: id }, run.signal));
  } catch (error) {
    if (!(error instanceof TextsUnavailable)) throw error;
    await putBack(context, id, error, run);
  }
};

/** The parts that the gateway charged lately, for the owner. */
export const chargedParts = async ({ db, clock }: Pick<AccountContext, 'db' | 'clock'>) => {
  const now = clock().getTime();
  const [lately, month] = await Promise.all([
    sentParts(db, new Date(now - textWindow)),
    sentParts(db, new Date(now - 30 * day)),
  ]);
  return { day: lately.all, month: month.all };
};
