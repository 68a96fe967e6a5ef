import type { Credentials } from '@caravan/auth/contract';
import type { Tx } from '@caravan/server-core';
import { findAccountFrom, lockPassword, type UserAccount } from '../accounts/user-account.repo.ts';
import { accountFromElsewhere, accountFromFamiliar, attemptKeys, loginByAddress } from './attempt-rules.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';

export interface CheckedPassword {
  account: UserAccount;
  /**
   * Uncounts the attempt and prevents a password change until the transaction ends. False if the password has changed
   * since it was checked.
   */
  settle: (tx: Tx) => Promise<boolean>;
  /** Uncounts the attempt without a login, because something else than the password is missing. */
  giveBack: () => Promise<void>;
}

type CheckContext = Pick<AuthContext, 'db' | 'clock' | 'hasher' | 'attempts'>;

/**
 * Checks a password and counts the attempt. Returns undefined if it is wrong. An unknown e-mail gets the same checks,
 * hash included, so that the response does not reveal it.
 */
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
    // The queue of hashes is full. The password was not checked, so the attempt does not count.
    await attempts.giveBack(db, addressKey, accountKey);
    throw error;
  });
  if (!account || !matches) return undefined;

  const settle: CheckedPassword['settle'] = async (tx) => {
    if (!(await lockPassword(tx, account.id, account.passwordVersion))) return false;
    await attempts.giveBack(tx, addressKey);
    await attempts.clear(tx, accountKey);
    return true;
  };
  return { account, settle, giveBack: () => attempts.giveBack(db, addressKey, accountKey) };
};

/** Forgets failed attempts at the old password. */
export const forgetGuesses = ({ attempts }: Pick<AuthContext, 'attempts'>, tx: Tx, email: string): Promise<void> =>
  attempts.clear(
    tx,
    ...[true, false].flatMap((familiar) => [
      attemptKeys.account(email, familiar),
      attemptKeys.link('reset', email, familiar),
    ]),
  );
