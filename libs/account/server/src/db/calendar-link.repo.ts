import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { calendarLinkTable as link } from './calendar-link.table.ts';

export type CalendarLinkRow = typeof link.$inferSelect;

/** Stores a link; the one before ends. */
export const putCalendarLink = async (db: Database, row: CalendarLinkRow): Promise<void> => {
  await db.insert(link).values(row).onConflictDoUpdate({ target: link.userId, set: row });
};

export const findCalendarLink = async (db: Database, userId: string): Promise<CalendarLinkRow | undefined> =>
  (await db.select().from(link).where(eq(link.userId, userId)))[0];

export const findCalendarLinkByToken = async (db: Database, tokenHash: Buffer): Promise<CalendarLinkRow | undefined> =>
  (await db.select().from(link).where(eq(link.tokenHash, tokenHash)))[0];

/** Notes that a link was read, unless that was noted after `before`. */
export const noteCalendarRead = async (db: Database, tokenHash: Buffer, now: Date, before: Date): Promise<void> => {
  await db
    .update(link)
    .set({ lastReadAt: now })
    .where(and(eq(link.tokenHash, tokenHash), or(isNull(link.lastReadAt), lte(link.lastReadAt, before))));
};

export const deleteCalendarLink = async (db: Database | Tx, userId: string): Promise<void> => {
  await db.delete(link).where(eq(link.userId, userId));
};
