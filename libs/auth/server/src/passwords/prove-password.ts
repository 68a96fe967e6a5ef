import type { PasswordAttempt, ProvenPassword } from '@caravan/auth/port';
import { fail } from '@caravan/auth/contract';
import { findAccount, lockAccount, type UserAccount } from '../accounts/user-account.repo.ts';
import { callerAddress } from './caller-address.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { checkPassword } from './check-password.ts';

export interface OwnPassword extends ProvenPassword {
  account: UserAccount;
}

/** Verifies the password of a logged-in user again; null if it is wrong. */
export const provePassword = async (
  context: AuthContext,
  { userId, password, ip }: PasswordAttempt,
): Promise<OwnPassword | null> => {
  const own = await findAccount(context.db, userId);
  if (!own) throw fail('login_required');
  const checked = await checkPassword(context, { email: own.email, password }, { address: callerAddress(ip) });
  if (!checked) return null;
  return {
    account: checked.account,
    hold: async (tx) => {
      // Takes the exclusive lock first. Two transactions that both held the shared lock of `settle` would deadlock.
      await lockAccount(tx, userId);
      return checked.settle(tx);
    },
  };
};
