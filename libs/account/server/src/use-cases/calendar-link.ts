import { createHash, randomBytes } from 'node:crypto';
import { fail, type CalendarLink, type NewCalendarLink } from '@caravan/account/contract';
import type { Deadline } from '@caravan/account/port';
import { calendarSpan, calendarText, hour } from '@caravan/kernel';
import {
  findCalendarLinkByToken,
  noteCalendarRead,
  putCalendarLink,
  type CalendarLinkRow,
} from '../db/calendar-link.repo.ts';
import { accountWords } from '../words/account-words.ts';
import type { AccountContext } from './account-context.ts';

/** A plain SHA-256 of it is safe to store, because 256 random bits cannot be guessed. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const ending = '.ics';
const tokenPattern = /^[\w-]{43}\.ics$/;

/** How often subscribers should read a calendar again, and the most events of one. */
const refreshHours = 6;
const maxEvents = 300;

export const presentCalendarLink = (row: CalendarLinkRow | undefined): CalendarLink | null =>
  row ? { made_at: row.madeAt.toISOString(), last_read_at: row.lastReadAt?.toISOString() ?? null } : null;

/** Makes the shopper's link anew. Its token is in this answer only. */
export const makeCalendarLink = async (
  { db, clock, publicUrl }: Pick<AccountContext, 'db' | 'clock' | 'publicUrl'>,
  userId: string,
): Promise<NewCalendarLink> => {
  const token = randomBytes(32).toString('base64url');
  const madeAt = clock();
  await putCalendarLink(db, { userId, tokenHash: hashOf(token), madeAt, lastReadAt: null });
  return { url: `${publicUrl}/v1/calendar/${token}${ending}`, made_at: madeAt.toISOString() };
};

const openDeadlines = async ({ deadlines, clock }: AccountContext, userId: string): Promise<Deadline[]> => {
  const now = clock();
  const found = await Promise.all(deadlines().map((feature) => feature.of(userId, now, maxEvents)));
  return found
    .flat()
    .sort((a, b) => calendarSpan(a.time).start - calendarSpan(b.time).start)
    .slice(0, maxEvents);
};

/**
 * The calendar behind a link, in its shopper's language. `not_found` for every token that is not a shopper's current
 * one, whatever the reason.
 */
export const readCalendar = async (context: AccountContext, file: string): Promise<string> => {
  if (!tokenPattern.test(file)) throw fail('not_found');
  const tokenHash = hashOf(file.slice(0, -ending.length));
  const row = await findCalendarLinkByToken(context.db, tokenHash);
  const identity = row && (await context.identities().find(row.userId));
  if (!row || !identity) throw fail('not_found');
  const now = context.clock();
  await noteCalendarRead(context.db, tokenHash, now, new Date(now.getTime() - hour));
  const { host } = new URL(context.publicUrl);
  const events = (await openDeadlines(context, row.userId)).map(({ id, title, path, changedAt, ...event }) => ({
    ...event,
    uid: `${id}@${host}`,
    title: title[identity.language],
    url: context.publicUrl + path,
    changedAt: changedAt.toISOString(),
  }));
  const name = accountWords[identity.language].calendar(await context.shop().name());
  return calendarText({ name, refreshHours, events });
};
