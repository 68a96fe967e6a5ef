import type { Identity, Logins } from '@caravan/auth/port';
import type { Tx } from '@caravan/server-core';
import { countLiveApiTokens } from '../api-tokens/api-token.repo.ts';
import { endOtherSessionsOf, sessionsOf } from './session.repo.ts';
import { findAccount, holdOpenAccount, searchAccounts, setLanguage } from '../accounts/user-account.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { changePassword } from '../accounts/change-password.ts';
import { proveOwner } from '../passwords/prove-password.ts';

export const findIdentity = async (
  { db }: Pick<AuthContext, 'db'>,
  userId: string,
  tx?: Tx,
): Promise<Identity | undefined> => {
  const account = tx ? await holdOpenAccount(tx, userId) : await findAccount(db, userId);
  if (!account) return undefined;
  const { id, email, role, language, emailVerifiedAt, passwordHash } = account;
  return {
    id,
    email,
    role,
    language,
    emailVerified: emailVerifiedAt !== null,
    hasPassword: passwordHash !== null,
  };
};

/** The actions of users on their own login. */
export const loginsOf = (context: AuthContext): Logins => ({
  sessions: async (userId) => {
    const sessions = await sessionsOf(context.db, userId, context.clock());
    return sessions.map(({ id, startedAt, seenAt, agent }) => ({ id, startedAt, seenAt, agent }));
  },
  endOthers: (session) => endOtherSessionsOf(context.db, session, context.clock()),
  changePassword: (change) => changePassword(context, change),
  prove: (attempt) => proveOwner(context, attempt),
  setLanguage: (tx, userId, language) => setLanguage(tx, userId, language),
  apiTokens: (userId) => countLiveApiTokens(context.db, userId, context.clock()),
  find: async (userId) => {
    const account = await findAccount(context.db, userId);
    if (!account) return undefined;
    const { id, email, name, role, language, createdAt, emailVerifiedAt } = account;
    return { id, email, name, role, language, createdAt, emailVerified: emailVerifiedAt !== null };
  },
  search: async (search) => {
    const { items, ...page } = await searchAccounts(context.db, search);
    return {
      ...page,
      items: items.map(({ emailVerifiedAt, ...login }) => ({ ...login, emailVerified: emailVerifiedAt !== null })),
    };
  },
});
