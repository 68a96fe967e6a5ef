import type { PasswordAttempt, ProvenPassword } from '@caravan/auth/port';
import { fail } from '@caravan/auth/contract';
import { findAccount, lockAccount, type UserAccount } from '../db/user-account.repo.ts';
import { callerAddress } from '../domain/caller-address.ts';
import type { AuthContext } from './auth-context.ts';
import { checkPassword } from './check-password.ts';

export interface OwnPassword extends ProvenPassword {
  account: UserAccount;
}

/** Has somebody who is logged in say the password again, as before closing the account; null where it is wrong. */
export const provePassword = async (context: AuthContext, { userId, password, ip }: PasswordAttempt): Promise<OwnPassword | null> => {
  const own = await findAccount(context.db, userId);
  if (!own) throw fail('login_required');
  const checked = await checkPassword(context, { email: own.email, password }, { address: callerAddress(ip) });
  if (!checked) return null;
  return {
    account: checked.account,
    hold: async (tx) => {
      // Before the lock that `settle` takes: two that hold that one could not both go on.
      await lockAccount(tx, userId);
      return checked.settle(tx);
    },
  };
};
