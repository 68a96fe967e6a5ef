import type { Database, Tx } from '@caravan/server-core';
import { findAccountFrom, type UserAccount } from '../accounts/user-account.repo.ts';
import { accountFromElsewhere, accountFromFamiliar, attemptKeys, loginByAddress } from './attempt-rules.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';

export interface CountedGuess {
  account: UserAccount | undefined;
  /** The owner has recently used this address. */
  familiar: boolean;
  /** Uncounts the guess, because it was not made or something else is missing. */
  giveBack: (db: Database) => Promise<void>;
  /** The guess was right: it and the wrong ones before it are forgotten. */
  forget: (tx: Tx) => Promise<void>;
}

/** Counts a guess at an account, by the limits that all ways to log in share. The same for an unknown e-mail. */
export const countGuess = async (
  { db, clock, attempts }: Pick<AuthContext, 'db' | 'clock' | 'attempts'>,
  email: string,
  { address }: Pick<Caller, 'address'>,
): Promise<CountedGuess> => {
  const found = await findAccountFrom(db, email, address, clock());
  const familiar = found?.familiar ?? false;
  const addressKey = attemptKeys.loginAddress(address);
  const accountKey = attemptKeys.account(email, familiar);
  await attempts.take(addressKey, loginByAddress);
  await attempts.take(accountKey, familiar ? accountFromFamiliar : accountFromElsewhere);
  return {
    account: found?.account,
    familiar,
    giveBack: (inDb) => attempts.giveBack(inDb, addressKey, accountKey),
    forget: async (tx) => {
      await attempts.giveBack(tx, addressKey);
      await attempts.clear(tx, accountKey);
    },
  };
};
