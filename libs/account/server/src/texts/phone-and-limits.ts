import {
  fail,
  type NewTextPhone,
  type StaffTexts,
  type TextEventsChange,
  type TextLimits,
  type TextSettings,
} from '@caravan/account/contract';
import { newId, textEvents, type TextEvent } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import {
  deletePhone,
  findPhone,
  lockPhone,
  putUnconfirmedPhone,
  setTextEvents,
  tryTextCode,
  type PhoneRow,
} from '../db/phone.repo.ts';
import { findProfile } from '../db/profile.repo.ts';
import { failedTexts, findTextLimits, waitingTexts, writeTextLimits } from '../db/text.repo.ts';
import {
  codesByAccount,
  codesByAddress,
  codesByNumber,
  guessesByAccount,
  newTextCode,
  readE164,
  textAttemptKeys,
  textCodeHash,
  textCodeLifetime,
} from '../domain/text-rules.ts';
import type { AccountContext } from '../use-cases/account-context.ts';
import { chargedParts, limitOf, queueText } from './send-texts.ts';

const eventsOf = (chosen: readonly TextEvent[]): TextSettings['events'] =>
  Object.fromEntries(textEvents.map((event) => [event, chosen.includes(event)])) as TextSettings['events'];

const presentTexts = (offered: boolean, row: PhoneRow | undefined, now: Date): TextSettings => ({
  offered,
  phone: row
    ? {
        number: row.number,
        confirmed: row.confirmedAt !== null,
        code_expires_at: row.codeExpiresAt && row.codeExpiresAt > now ? row.codeExpiresAt.toISOString() : null,
      }
    : null,
  events: eventsOf(row?.events ?? []),
});

export const showTexts = async ({ db, clock, texts }: AccountContext, userId: string): Promise<TextSettings> =>
  presentTexts(texts.sender !== undefined, await findPhone(db, userId), clock());

/** The number that was meant, if the gateway serves it. */
const readNumber = async ({ db, texts }: AccountContext, userId: string, given: string): Promise<string> => {
  const { residence } = await findProfile(db, userId);
  const phone = readE164(given, residence ?? undefined);
  if (!phone) throw fail('invalid', { fields: { number: 'phone_invalid' } });
  if (texts.sender?.excluded.includes(phone.callingCode))
    throw fail('phone_not_served', { fields: { number: 'phone_not_served' } });
  return phone.number;
};

/**
 * Sets the number and lets a code be sent to it. A number that is confirmed already stays. All events are chosen at first.
 * Limits come before the work, because each code costs the shop money and reaches a phone that may be somebody else's.
 */
export const setTextPhone = async (
  context: AccountContext,
  { userId, number: given, address }: NewTextPhone & { userId: string; address: string },
): Promise<TextSettings> => {
  const { db, transaction, clock, attempts, identities, texts } = context;
  if (!texts.sender) throw fail('texts_unavailable');
  const number = await readNumber(context, userId, given);
  const before = await findPhone(db, userId);
  if (before?.number === number && before.confirmedAt) return presentTexts(true, before, clock());
  await attempts.take(textAttemptKeys.address(address), codesByAddress);
  await attempts.take(textAttemptKeys.account(userId), codesByAccount);
  await attempts.take(textAttemptKeys.number(number), codesByNumber);
  // A code that is held back would never arrive.
  if (await limitOf(db, { userId, parts: 1, now: clock() })) throw fail('texts_unavailable');
  const code = newTextCode();
  const codeHash = textCodeHash(await texts.codeKey(), number, code);
  await transaction(async (tx) => {
    if (!(await identities().find(userId, tx))) throw fail('login_required');
    const createdAt = clock();
    const codeExpiresAt = new Date(createdAt.getTime() + textCodeLifetime);
    await putUnconfirmedPhone(tx, {
      userId,
      number,
      codeHash,
      codeExpiresAt,
      changedAt: createdAt,
      events: [...textEvents],
    });
    await queueText(context, tx, { id: newId(), userId, kind: 'code', content: { code, number }, createdAt });
  });
  return showTexts(context, userId);
};

export const confirmTextPhone = async (
  context: AccountContext,
  userId: string,
  code: string,
): Promise<TextSettings> => {
  const { db, clock, attempts, texts } = context;
  const guess = textAttemptKeys.guess(userId);
  await attempts.take(guess, guessesByAccount);
  const key = await texts.codeKey();
  const codeHash = (number: string): Buffer => textCodeHash(key, number, code);
  const outcome = await tryTextCode(db, userId, { codeHash, now: clock() });
  if (outcome === 'over') throw fail('text_code_over', { fields: { code: 'text_code_over' } });
  if (outcome === 'wrong') throw fail('text_code_wrong', { fields: { code: 'text_code_wrong' } });
  await attempts.giveBack(db, guess);
  return showTexts(context, userId);
};

export const changeTextEvents = async (
  context: AccountContext,
  userId: string,
  change: TextEventsChange,
): Promise<TextSettings> => {
  await context.transaction(async (tx) => {
    const phone = await lockPhone(tx, userId);
    if (!phone) throw fail('text_phone_missing');
    const events = textEvents.filter((event) => change[event] ?? phone.events.includes(event));
    await setTextEvents(tx, userId, { events, changedAt: context.clock() });
  });
  return showTexts(context, userId);
};

export const removeTextPhone = async (context: AccountContext, userId: string): Promise<TextSettings> => {
  await deletePhone(context.db, userId);
  return showTexts(context, userId);
};

const shownFailed = 50;

/** How text messages go out, for owners. */
export const showStaffTexts = async (context: AccountContext): Promise<StaffTexts> => {
  const { db, texts } = context;
  const [{ version, ...limits }, parts, failed, waiting] = await Promise.all([
    findTextLimits(db),
    chargedParts(context),
    failedTexts(db, shownFailed),
    waitingTexts(db),
  ]);
  return {
    gateway: texts.sender?.name ?? null,
    limits,
    version,
    parts,
    failed: failed.map(({ id, kind, state, failure, userId, createdAt }) => ({
      id,
      kind,
      state,
      failure,
      user_id: userId,
      created_at: createdAt.toISOString(),
    })),
    waiting: { ...waiting, since: waiting.since?.toISOString() ?? null },
  };
};

export interface ChangeTextLimits {
  limits: TextLimits;
  expected: number | undefined;
  /** Writes the audit entry in the same transaction. */
  audit: (tx: Tx, before: TextLimits) => Promise<void>;
}

export const changeTextLimits = async (
  context: AccountContext,
  { limits, expected, audit }: ChangeTextLimits,
): Promise<StaffTexts> => {
  await context.transaction(async (tx) => {
    const { version, ...before } = await findTextLimits(tx);
    if (!(await writeTextLimits(tx, limits, { now: context.clock(), expected })))
      throw await context.staffChanges().changed(tx, { kind: 'text_limits', ref: 'text_limits', version });
    await audit(tx, before);
  });
  return showStaffTexts(context);
};
