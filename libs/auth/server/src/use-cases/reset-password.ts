import { fail, type PasswordReset } from '@caravan/auth/contract';
import { takeLink, withdrawLinks } from '../db/one-time-link.repo.ts';
import { endSessionsOf } from '../db/session.repo.ts';
import { setPassword } from '../db/user-account.repo.ts';
import { hashToken } from '../domain/session-token.ts';
import type { AuthContext, Caller } from './auth-context.ts';
import { checkResetLink } from './check-reset-link.ts';
import { forgetGuesses } from './forget-guesses.ts';

/** Sets a new password by a link, once. Whoever was logged in is so no more, and guesses at the password before are forgotten. */
export const resetPassword = async (context: AuthContext, form: PasswordReset, caller: Caller): Promise<void> => {
  const { transaction, clock, hasher } = context;
  const { token, password } = form;
  if (password !== form.password_confirm) throw fail('password_mismatch', { fields: { password_confirm: 'password_mismatch' } });

  // Spares the hash; taking the link below decides between callers at once.
  await checkResetLink(context, token);
  const passwordHash = await hasher.hash(password);

  const now = clock();
  await transaction(async (tx) => {
    const userId = await takeLink(tx, { purpose: 'reset', tokenHash: hashToken(token) }, caller.address, now);
    const account = userId === undefined ? undefined : await setPassword(tx, userId, passwordHash);
    if (!account) throw fail('link_expired');
    // After the password: a login that is under way either sees the new one or has opened a session that ends here.
    await endSessionsOf(tx, account.id, now);
    await withdrawLinks(tx, account.id, 'reset', now);
    await forgetGuesses(context, tx, account.email);
  });
};
