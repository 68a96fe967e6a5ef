import { fail, type PasswordReset } from '@caravan/auth/contract';
import { deleteApiTokensOf } from '../api-tokens/api-token.repo.ts';
import { hasLiveLink, takeLink, revokeLinks } from './one-time-link.repo.ts';
import { endSessionsOf } from '../sessions/session.repo.ts';
import { setPassword } from './user-account.repo.ts';
import { hashToken } from '../sessions/session-token.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';
import { forgetGuesses } from '../passwords/check-password.ts';

/** Throws `link_expired` for a used, expired or forged link; the response does not tell which. */
export const checkResetLink = async (
  { db, clock }: Pick<AuthContext, 'db' | 'clock'>,
  token: string,
): Promise<void> => {
  const isLive = await hasLiveLink(db, { purpose: 'reset', tokenHash: hashToken(token) }, clock());
  if (!isLive) throw fail('link_expired');
};

/** Sets a new password by a link, once. Ends all sessions and API tokens and resets the count of failed attempts. */
export const resetPassword = async (context: AuthContext, form: PasswordReset, caller: Caller): Promise<void> => {
  const { transaction, clock, hasher } = context;
  const { token, password } = form;
  if (password !== form.password_confirm)
    throw fail('password_mismatch', { fields: { password_confirm: 'password_mismatch' } });

  // Avoids the hash; taking the link below decides between concurrent calls.
  await checkResetLink(context, token);
  const passwordHash = await hasher.hash(password);

  const now = clock();
  await transaction(async (tx) => {
    const userId = await takeLink(tx, { purpose: 'reset', tokenHash: hashToken(token) }, caller.address, now);
    const account = userId === undefined ? undefined : await setPassword(tx, userId, passwordHash);
    if (!account) throw fail('link_expired');
    // After the password: a concurrent login either fails on the new password or has already opened a session, which
    // ends here.
    await endSessionsOf(tx, account.id, now);
    await deleteApiTokensOf(tx, account.id);
    await revokeLinks(tx, account.id, 'reset', now);
    await forgetGuesses(context, tx, account.email);
  });
};
