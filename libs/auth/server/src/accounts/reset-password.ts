import { fail, type PasswordReset } from '@caravan/auth/contract';
import { confirmOwner } from './confirm-owner.ts';
import { hasLiveLink, lockOwner, takeLink } from './one-time-link.repo.ts';
import { replacePassword } from './replace-password.ts';
import { findAccount } from './user-account.repo.ts';
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

/**
 * Sets a new password by a link, once, and resets the count of failed attempts. The link proves whose the mailbox is, so a
 * first one confirms it.
 */
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
    const presented = { purpose: 'reset', tokenHash: hashToken(token) } as const;
    await lockOwner(tx, presented);
    const userId = await takeLink(tx, presented, caller.address, now);
    const owner = userId === undefined ? undefined : await findAccount(tx, userId);
    if (owner?.emailVerifiedAt === null) await confirmOwner(context, tx, owner.id, now);
    const account = owner && (await replacePassword(tx, owner.id, passwordHash, { now }));
    if (!account) throw fail('link_expired');
    await forgetGuesses(context, tx, account.email);
  });
};
