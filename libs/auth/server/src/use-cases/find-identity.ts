import type { Identity } from '@caravan/auth/port';
import type { Tx } from '@caravan/server-core';
import { findAccount, keepAccount } from '../db/user-account.repo.ts';
import type { AuthContext } from './auth-context.ts';

export const findIdentity = async ({ db }: Pick<AuthContext, 'db'>, userId: string, tx?: Tx): Promise<Identity | undefined> => {
  const account = tx ? await keepAccount(tx, userId) : await findAccount(db, userId);
  if (!account) return undefined;
  const { id, email, role, language, emailVerifiedAt } = account;
  return { id, email, role, language, emailVerified: emailVerifiedAt !== null };
};
