import { fail } from '@caravan/account/contract';
import {
  changePasswordContract,
  endOtherSessionsContract,
  listSessionsContract,
} from '@caravan/account/contract/schema';
import { route, type Route, type Session } from '@caravan/server-core';
import { deletePushSubscriptionsOfOtherSessions } from '../db/push-subscription.repo.ts';
import type { AccountContext } from '../use-cases/account-context.ts';
import { listSessions } from '../use-cases/list-sessions.ts';

const ownOf = ({ userId, id }: Session) => ({ userId, sessionId: id });

/** A user's password and sessions. */
export const securityRoutes = (context: AccountContext): Route[] => [
  route(changePasswordContract, async ({ session, body, request }) => {
    const { old_password: oldPassword, password } = body;
    if (password !== body.password_confirm)
      throw fail('password_mismatch', { fields: { password_confirm: 'password_mismatch' } });
    const own = { userId: session.userId, sessionId: session.id };
    const changed = await context.logins().changePassword({ ...own, oldPassword, password, ip: request.ip });
    if (!changed) throw fail('password_wrong', { fields: { old_password: 'password_wrong' } });
    return null;
  }),

  route(listSessionsContract, ({ session }) => listSessions(context, ownOf(session))),

  route(endOtherSessionsContract, async ({ session }) => {
    await context.logins().endOthers(ownOf(session));
    await deletePushSubscriptionsOfOtherSessions(context.db, session.userId, session.id);
    return listSessions(context, ownOf(session));
  }),
];
