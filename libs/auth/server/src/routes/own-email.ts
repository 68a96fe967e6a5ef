import { fail } from '@caravan/auth/contract';
import type { Session } from '@caravan/server-core';
import { findAccount } from '../db/user-account.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** The e-mail of whoever calls. */
export const ownEmail = async ({ db }: Pick<AuthContext, 'db'>, session: Session | null): Promise<string> => {
  const account = session ? await findAccount(db, session.userId) : undefined;
  if (!account) throw fail('login_required');
  return account.email;
};
