import type { StaffAction } from '@caravan/account/contract';
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
import type { AccountContext } from '../use-cases/account-context.ts';
import { listUsers } from '../use-cases/list-users.ts';

const present = (logged: LoggedStaffAction): StaffAction => ({
  id: String(logged.id),
  at: logged.at.toISOString(),
  staff_id: logged.staffId,
  action: logged.action,
  subject_kind: logged.subjectKind,
  subject_ref: logged.subjectRef,
  note: logged.note,
  data: logged.data,
});

/** Staff routes for users, the log of staff actions, and undelivered mails. */
export const userStaffRoutes = (context: AccountContext): Route[] => [
  route(listStaffUsersContract, ({ query }) => listUsers(context, query)),

  // The log to which all staff routes write by `call.audit`.
  route(getAuditContract, async ({ query }) => {
    const { items, ...page } = await listStaffActions(context.db, query);
    return { ...page, items: items.map(present) };
  }),

  route(listUndeliveredMailsContract, async () => ({
    items: (await listUndeliveredMails(context)).map(({ createdAt, failedAt, ...mail }) => ({
      ...mail,
      created_at: createdAt.toISOString(),
      failed_at: failedAt.toISOString(),
    })),
  })),
];
