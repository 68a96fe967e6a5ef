import type { StaffAction, StaffActionQuery } from '@caravan/account/contract';
import {
  getAuditContract,
  getPersonContract,
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
import type { StaffMember } from '@caravan/tasks/port';
import type { AccountContext } from '../use-cases/account-context.ts';
import { listUsers } from '../use-cases/list-users.ts';
import { showPerson } from '../use-cases/show-person.ts';

const present = (logged: LoggedStaffAction, staff: ReadonlyMap<string, StaffMember>): StaffAction => {
  const member = staff.get(logged.staffId);
  const subject = logged.subjectKind === 'staff' ? staff.get(logged.subjectRef) : undefined;
  return {
    id: String(logged.id),
    at: logged.at.toISOString(),
    staff_id: logged.staffId,
    staff_email: member?.email ?? null,
    staff_name: member?.name ?? null,
    action: logged.action,
    subject_kind: logged.subjectKind,
    subject_ref: logged.subjectRef,
    subject_email: subject?.email ?? null,
    subject_name: subject?.name ?? null,
    note: logged.note,
    data: logged.data,
  };
};

/** The first instant of a day in Beijing, where the warehouse works. */
const startOfDay = (date: string): Date => new Date(`${date}T00:00:00+08:00`);

/** The members of staff whose actions are wanted; undefined for all. */
const staffIdsOf = async (
  { logins }: Pick<AccountContext, 'logins'>,
  { staff_id: id, staff }: StaffActionQuery,
): Promise<readonly string[] | undefined> => {
  if (staff === undefined) return id === undefined ? undefined : [id];
  const { items } = await logins().search({ words: staff, alsoIds: [], page: 1, page_size: 100 });
  const found = items.filter(({ role }) => role === 'staff').map((login) => login.id);
  return id === undefined ? found : found.filter((one) => one === id);
};

const auditQuery = ({ from, to, ...query }: StaffActionQuery, staffIds: readonly string[] | undefined) => ({
  ...query,
  staffIds,
  from: from === undefined ? undefined : startOfDay(from),
  before: to === undefined ? undefined : new Date(startOfDay(to).getTime() + day),
});

/** Staff routes for users, the log of staff actions, and undelivered mails. */
export const userStaffRoutes = (context: AccountContext): Route[] => [
  route(listStaffUsersContract, ({ query }) => listUsers(context, query)),

  route(getPersonContract, ({ params, session }) => showPerson(context, params.id, session.staffRoles)),

  // The log to which all staff routes write by `call.audit`.
  route(getAuditContract, async ({ query }) => {
    const { items, ...page } = await listStaffActions(context.db, auditQuery(query, await staffIdsOf(context, query)));
    const subjects = items.filter(({ subjectKind }) => subjectKind === 'staff').map(({ subjectRef }) => subjectRef);
    const ids = new Set([...items.map(({ staffId }) => staffId), ...subjects]);
    const staff = await context.staffMembers().find(context.db, [...ids]);
    return { ...page, items: items.map((item) => present(item, staff)) };
  }),

  route(listUndeliveredMailsContract, async () => ({
    items: (await listUndeliveredMails(context)).map(({ createdAt, failedAt, ...mail }) => ({
      ...mail,
      created_at: createdAt.toISOString(),
      failed_at: failedAt.toISOString(),
    })),
  })),
];
