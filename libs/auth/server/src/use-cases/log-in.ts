import { fail, type Credentials } from '@caravan/auth/contract';
import { findAccountFrom, holdPassword, replacePasswordHash, type UserAccount } from '../db/user-account.repo.ts';
import { accountFromElsewhere, accountFromFamiliar, attemptKeys, loginByAddress } from '../domain/attempt-rules.ts';
import { isOutdated } from '../domain/password-hash.ts';
import type { AuthContext, Caller } from './auth-context.ts';
import { openSession } from './open-session.ts';

export interface OpenedSession {
  token: string;
  account: UserAccount;
}

/** Checks a password and opens a session. An unknown e-mail takes the same way, attempts and hash included, and gets the same answer. */
export const logIn = async (context: AuthContext, credentials: Credentials, caller: Caller): Promise<OpenedSession> => {
  const { db, transaction, clock, hasher, attempts } = context;
  const { email, password } = credentials;
  const found = await findAccountFrom(db, email, caller.address, clock());
  const account = found?.account;
  const familiar = found?.familiar ?? false;

  const addressKey = attemptKeys.loginAddress(caller.address);
  const accountKey = attemptKeys.account(email, familiar);
  await attempts.take(addressKey, loginByAddress);
  await attempts.take(accountKey, familiar ? accountFromFamiliar : accountFromElsewhere);

  const matches = await hasher.verify(password, account?.passwordHash).catch(async (error: unknown) => {
    // The queue of hashes was full: nobody looked at the password, so it was no attempt.
    await attempts.giveBack(db, addressKey, accountKey);
    throw error;
  });
  const wrong = () => fail('wrong_credentials', { fields: { password: 'wrong_credentials' } });
  if (!account || !matches) throw wrong();

  const renewed = isOutdated(account.passwordHash) ? await hasher.hash(password) : undefined;
  const token = await transaction(async (tx) => {
    // A password set while we hashed has ended every session: none may begin with the one before.
    if (!(await holdPassword(tx, account.id, account.passwordVersion))) throw wrong();
    if (renewed) await replacePasswordHash(tx, account.id, { from: account.passwordHash, to: renewed });
    await attempts.giveBack(tx, addressKey);
    await attempts.clear(tx, accountKey);
    return openSession(tx, account.id, caller, clock());
  });
  return { token, account };
};
