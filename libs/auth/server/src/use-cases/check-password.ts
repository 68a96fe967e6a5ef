import type { Credentials } from '@caravan/auth/contract';
import type { Tx } from '@caravan/server-core';
import { findAccountFrom, holdPassword, type UserAccount } from '../db/user-account.repo.ts';
import { accountFromElsewhere, accountFromFamiliar, attemptKeys, loginByAddress } from '../domain/attempt-rules.ts';
import type { AuthContext, Caller } from './auth-context.ts';

export interface CheckedPassword {
  account: UserAccount;
  /**
   * Forgets the attempt and holds the password still until the transaction ends; false where another was set since it was checked, so that
   * nothing begins with the one before.
   */
  settle: (tx: Tx) => Promise<boolean>;
}

type CheckContext = Pick<AuthContext, 'db' | 'clock' | 'hasher' | 'attempts'>;

/** Checks a password, each attempt counted. An unknown e-mail takes the same way, attempts and hash included, and gets the same answer: undefined. */
export const checkPassword = async (
  { db, clock, hasher, attempts }: CheckContext,
  { email, password }: Credentials,
  { address }: Pick<Caller, 'address'>,
): Promise<CheckedPassword | undefined> => {
  const found = await findAccountFrom(db, email, address, clock());
  const account = found?.account;
  const familiar = found?.familiar ?? false;

  const addressKey = attemptKeys.loginAddress(address);
  const accountKey = attemptKeys.account(email, familiar);
  await attempts.take(addressKey, loginByAddress);
  await attempts.take(accountKey, familiar ? accountFromFamiliar : accountFromElsewhere);

  const matches = await hasher.verify(password, account?.passwordHash).catch(async (error: unknown) => {
    // The queue of hashes was full: nobody looked at the password, so it was no attempt.
    await attempts.giveBack(db, addressKey, accountKey);
    throw error;
  });
  if (!account || !matches) return undefined;

  const settle: CheckedPassword['settle'] = async (tx) => {
    if (!(await holdPassword(tx, account.id, account.passwordVersion))) return false;
    await attempts.giveBack(tx, addressKey);
    await attempts.clear(tx, accountKey);
    return true;
  };
  return { account, settle };
};
