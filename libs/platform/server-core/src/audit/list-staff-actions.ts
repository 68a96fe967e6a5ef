import { sliceOf, type Page, type PageQuery } from '@caravan/kernel';
import { and, desc, eq, gte, lt, or, type SQL } from 'drizzle-orm';
import type { Database } from '../database/tx.ts';
import { staffActionTable as actions } from './staff-action.table.ts';

export type LoggedStaffAction = typeof actions.$inferSelect;

export interface StaffActionQuery extends PageQuery {
  /** Exactly this action, such as `order.cancel`. */
  action?: string | undefined;
  /** A number, an id, or kind and number as in `order:CV-2611-048213K`. */
  subject?: string | undefined;
  /** The account of the staff member. */
  staffId?: string | undefined;
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
  { action, subject, staffId, from, before, ...page }: StaffActionQuery,
): Promise<Page<LoggedStaffAction>> => {
  const wanted = and(
    action === undefined ? undefined : eq(actions.action, action),
    subject === undefined ? undefined : isAbout(subject),
    staffId === undefined ? undefined : eq(actions.staffId, staffId),
    from === undefined ? undefined : gte(actions.at, from),
    before === undefined ? undefined : lt(actions.at, before),
  );
  const { limit, offset } = sliceOf(page);
  const [items, total] = await Promise.all([
    db.select().from(actions).where(wanted).orderBy(desc(actions.id)).limit(limit).offset(offset),
    db.$count(actions, wanted),
  ]);
  return { items, ...page, total };
};
