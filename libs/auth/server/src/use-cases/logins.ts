import type { Logins } from '@caravan/auth/port';
import { endOtherSessionsOf, sessionsOf } from '../db/session.repo.ts';
import { searchAccounts, setLanguage } from '../db/user-account.repo.ts';
import type { AuthContext } from './auth-context.ts';
import { changePassword } from './change-password.ts';
import { provePassword } from './prove-password.ts';

/** auth's side of what people do with their own login. */
export const loginsOf = (context: () => AuthContext): Logins => ({
  sessions: async (userId) => {
    const { db, clock } = context();
    const sessions = await sessionsOf(db, userId, clock());
    return sessions.map(({ id, startedAt, seenAt, agent }) => ({ id, startedAt, seenAt, agent }));
  },
  endOthers: (session) => {
    const { db, clock } = context();
    return endOtherSessionsOf(db, session, clock());
  },
  changePassword: (change) => changePassword(context(), change),
  prove: (attempt) => provePassword(context(), attempt),
  setLanguage: (tx, userId, language) => setLanguage(tx, userId, language),
  search: async (search) => {
    const { items, total } = await searchAccounts(context().db, search);
    return { total, items: items.map(({ emailVerifiedAt, ...login }) => ({ ...login, emailVerified: emailVerifiedAt !== null })) };
  },
});
