import type { PasswordChange } from '@caravan/auth/port';
import { replacePassword } from './replace-password.ts';
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
    await replacePassword(tx, userId, passwordHash, { now, keep: sessionId });
    await forgetGuesses(context, tx, proven.account.email);
    return true;
  });
};
