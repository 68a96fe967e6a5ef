import type { LongPage, LongPageQuery } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import { and, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/transactions/tx.ts';
import { readCursor } from '../lists/cursor.ts';
import { countRows, longPage, longSliceOf } from '../lists/long-page.ts';
import { staffActionTable as actions } from './staff-action.table.ts';

export type LoggedStaffAction = typeof actions.$inferSelect;

export interface StaffActionQuery extends LongPageQuery {
  /** Exactly this action, such as `order.cancel`. */
  action?: string | undefined;
  /** A number, an id, or kind and number as in `order:CV-2611-048213K`. */
  subject?: string | undefined;
  /** The accounts of members of staff. */
  staffIds?: readonly string[] | undefined;
  /** At or after this instant. */
  from?: Date | undefined;
  /** Before this instant. */
  before?: Date | undefined;
}

const isAbout = (subject: string): SQL | undefined => {
  const [kind = '', ...rest] = subject.split(':');
  const byRef = eq(actions.subjectRef, subject);
  return rest.length === 0
    ? byRef
    : or(byRef, and(eq(actions.subjectKind, kind), eq(actions.subjectRef, rest.join(':'))));
};

/** Returns a page of staff actions, newest first. */
export const listStaffActions = async (
  db: Database,
  { action, subject, staffIds, from, before, ...page }: StaffActionQuery,
): Promise<LongPage<LoggedStaffAction>> => {
  const wanted = and(
    action === undefined ? undefined : eq(actions.action, action),
    subject === undefined ? undefined : isAbout(subject),
    staffIds === undefined ? undefined : inArray(actions.staffId, [...staffIds]),
    from === undefined ? undefined : gte(actions.at, from),
    before === undefined ? undefined : lt(actions.at, before),
  );
  const at = readCursor(page.cursor, z.tuple([z.int()]));
  const after = at && lt(actions.id, at[0]);
  const { limit, offset } = longSliceOf(page);
  const [rows, all] = await Promise.all([
    db.select().from(actions).where(and(wanted, after)).orderBy(desc(actions.id)).limit(limit).offset(offset),
    countRows(db, actions, wanted),
  ]);
  return longPage(rows, page, all, ({ id }) => [id]);
};
