import type { StaffAction, StaffActionQuery } from '@caravan/account/contract';
import {
  getAuditContract,
  listStaffUsersContract,
  listUndeliveredMailsContract,
} from '@caravan/account/contract/schema';
import {
  listStaffActions,
  listUndeliveredMails,
  route,
  type LoggedStaffAction,
  type Route,
} from '@caravan/server-core';
import { day } from '@caravan/kernel';
import type { AccountContext } from '../use-cases/account-context.ts';
import { listUsers } from '../use-cases/list-users.ts';

const present = (logged: LoggedStaffAction, emails: ReadonlyMap<string, string>): StaffAction => ({
  id: String(logged.id),
  at: logged.at.toISOString(),
  staff_id: logged.staffId,
  staff_email: emails.get(logged.staffId) ?? null,
  action: logged.action,
  subject_kind: logged.subjectKind,
  subject_ref: logged.subjectRef,
  note: logged.note,
  data: logged.data,
});

/** The e-mail addresses of the accounts that still exist. */
const emailsOf = async ({ identities }: AccountContext, ids: readonly string[]): Promise<Map<string, string>> => {
  const found = await Promise.all([...new Set(ids)].map((id) => identities().find(id)));
  return new Map(found.flatMap((one) => (one ? [[one.id, one.email]] : [])));
};

/** The first instant of a day in Beijing, where the warehouse works. */
const startOfDay = (date: string): Date => new Date(`${date}T00:00:00+08:00`);

const auditQuery = ({ staff_id: staffId, from, to, ...query }: StaffActionQuery) => ({
  ...query,
  staffId,
  from: from === undefined ? undefined : startOfDay(from),
  before: to === undefined ? undefined : new Date(startOfDay(to).getTime() + day),
});

/** Staff routes for users, the log of staff actions, and undelivered mails. */
export const userStaffRoutes = (context: AccountContext): Route[] => [
  route(listStaffUsersContract, ({ query }) => listUsers(context, query)),

  // The log to which all staff routes write by `call.audit`.
  route(getAuditContract, async ({ query }) => {
    const { items, ...page } = await listStaffActions(context.db, auditQuery(query));
    const emails = await emailsOf(
      context,
      items.map(({ staffId }) => staffId),
    );
    return { ...page, items: items.map((item) => present(item, emails)) };
  }),

  route(listUndeliveredMailsContract, async () => ({
    items: (await listUndeliveredMails(context)).map(({ createdAt, failedAt, ...mail }) => ({
      ...mail,
      created_at: createdAt.toISOString(),
      failed_at: failedAt.toISOString(),
    })),
  })),
];
