import type { Identity } from '@caravan/auth/port';
import { findAccount } from '../db/user-account.repo.ts';
import type { AuthContext } from './auth-context.ts';

export const findIdentity = async ({ db }: Pick<AuthContext, 'db'>, userId: string): Promise<Identity | undefined> => {
  const account = await findAccount(db, userId);
  if (!account) return undefined;
  const { id, email, role, language, emailVerifiedAt } = account;
  return { id, email, role, language, emailVerified: emailVerifiedAt !== null };
};
