import type { PasswordChange } from '@caravan/auth/port';
import { withdrawLinks } from '../db/one-time-link.repo.ts';
import { endOtherSessionsOf } from '../db/session.repo.ts';
import { setPassword } from '../db/user-account.repo.ts';
import type { AuthContext } from './auth-context.ts';
import { forgetGuesses } from './forget-guesses.ts';
import { provePassword } from './prove-password.ts';

/** Sets a new password for who knows the old one; the device it is done on stays logged in, every other is logged out. */
export const changePassword = async (context: AuthContext, change: PasswordChange): Promise<boolean> => {
  const { userId, sessionId, oldPassword, password, ip } = change;
  const proven = await provePassword(context, { userId, password: oldPassword, ip });
  if (!proven) return false;

  const passwordHash = await context.hasher.hash(password);
  const now = context.clock();
  return context.transaction(async (tx) => {
    if (!(await proven.hold(tx))) return false;
    await setPassword(tx, userId, passwordHash);
    // After the password: a login that is under way either sees the new one or has opened a session that ends here.
    await endOtherSessionsOf(tx, { userId, sessionId }, now);
    await withdrawLinks(tx, userId, 'reset', now);
    await forgetGuesses(context, tx, proven.account.email);
    return true;
  });
};
