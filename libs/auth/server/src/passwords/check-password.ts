import type { Credentials } from '@caravan/auth/contract';
import type { Tx } from '@caravan/server-core';
import { lockPassword, type UserAccount } from '../accounts/user-account.repo.ts';
import { attemptKeys } from './attempt-rules.ts';
import { countGuess } from './count-guess.ts';
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
  context: CheckContext,
  { email, password }: Credentials,
  caller: Pick<Caller, 'address'>,
): Promise<CheckedPassword | undefined> => {
  const { db, hasher } = context;
  const { account, giveBack, forget } = await countGuess(context, email, caller);
  const matches = await hasher.verify(password, account?.passwordHash ?? undefined).catch(async (error: unknown) => {
    // The queue of hashes is full. The password was not checked, so the attempt does not count.
    await giveBack(db);
    throw error;
  });
  if (!account || !matches) return undefined;

  const settle: CheckedPassword['settle'] = async (tx) => {
    if (!(await lockPassword(tx, account.id, account.passwordVersion))) return false;
    await forget(tx);
    return true;
  };
  return { account, settle, giveBack: () => giveBack(db) };
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
