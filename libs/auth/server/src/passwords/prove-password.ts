import type { OwnerAttempt, ProvenOwner } from '@caravan/auth/port';
import { fail } from '@caravan/auth/contract';
import { subscriberOf, type Tx } from '@caravan/server-core';
import { findAccount, lockAccount, type UserAccount } from '../accounts/user-account.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { checkPassword } from './check-password.ts';
import { proveByCode } from '../login-codes/check-login-code.ts';

interface OwnPassword {
  account: UserAccount;
  /**
   * Locks the account until the transaction ends, so that nothing else is written for it. False if the account was
   * closed or its password changed in the meantime.
   */
  hold: (tx: Tx) => Promise<boolean>;
}

/** Verifies the password of a logged-in user again; null if it is wrong. */
export const provePassword = async (
  context: AuthContext,
  { userId, password, ip }: { userId: string; password: string; ip: string },
): Promise<OwnPassword | null> => {
  const own = await findAccount(context.db, userId);
  if (!own) throw fail('login_required');
  if (own.passwordHash === null) throw fail('password_missing');
  const checked = await checkPassword(context, { email: own.email, password }, { address: subscriberOf(ip) });
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

/** Verifies the owner again, by the password or by a mailed code. Fails with one of `proofReasons`. */
export const proveOwner = async (
  context: AuthContext,
  { userId, password, code, ip }: OwnerAttempt,
): Promise<ProvenOwner> => {
  if (code !== undefined) return proveByCode(context, { userId, code, address: subscriberOf(ip) });
  const wrong = () => fail('password_wrong', { fields: { password: 'password_wrong' } });
  const proven = await provePassword(context, { userId, password: password ?? '', ip });
  if (!proven) throw wrong();
  return {
    hold: async (tx) => {
      if (!(await proven.hold(tx))) throw wrong();
    },
  };
};
