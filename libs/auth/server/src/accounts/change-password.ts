import type { PasswordChange } from '@caravan/auth/port';
import { deleteApiTokensOf } from '../api-tokens/api-token.repo.ts';
import { revokeLinks } from './one-time-link.repo.ts';
import { endOtherSessionsOf } from '../sessions/session.repo.ts';
import { setPassword } from './user-account.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';
import { forgetGuesses } from '../passwords/check-password.ts';
import { provePassword } from '../passwords/prove-password.ts';

/** Sets a new password if the old one is right, and ends every other session and every API token. */
export const changePassword = async (context: AuthContext, change: PasswordChange): Promise<boolean> => {
  const { userId, sessionId, oldPassword, password, ip } = change;
  const proven = await provePassword(context, { userId, password: oldPassword, ip });
  if (!proven) return false;

  const passwordHash = await context.hasher.hash(password);
  const now = context.clock();
  return context.transaction(async (tx) => {
    if (!(await proven.hold(tx))) return false;
    await setPassword(tx, userId, passwordHash);
    // After the password: a concurrent login either fails on the new password or has already opened a session, which
    // ends here.
    await endOtherSessionsOf(tx, { userId, sessionId }, now);
    await deleteApiTokensOf(tx, userId);
    await revokeLinks(tx, userId, 'reset', now);
    await forgetGuesses(context, tx, proven.account.email);
    return true;
  });
};
