import { fail, type Credentials } from '@caravan/auth/contract';
import { replacePasswordHash, type UserAccount } from '../db/user-account.repo.ts';
import { isOutdated } from '../domain/password-hash.ts';
import type { AuthContext, Caller } from './auth-context.ts';
import { checkPassword } from './check-password.ts';
import { openSession } from './sessions.ts';

export interface OpenedSession {
  token: string;
  account: UserAccount;
}

/** Checks a password and opens a session. */
export const logIn = async (context: AuthContext, credentials: Credentials, caller: Caller): Promise<OpenedSession> => {
  const { transaction, clock, hasher } = context;
  const wrong = () => fail('wrong_credentials', { fields: { password: 'wrong_credentials' } });
  const checked = await checkPassword(context, credentials, caller);
  if (!checked) throw wrong();

  const { account, settle } = checked;
  const renewed = isOutdated(account.passwordHash) ? await hasher.hash(credentials.password) : undefined;
  const token = await transaction(async (tx) => {
    if (!(await settle(tx))) throw wrong();
    if (renewed) await replacePasswordHash(tx, account.id, { from: account.passwordHash, to: renewed });
    return openSession(tx, account.id, caller, clock());
  });
  return { token, account };
};
