import { fail, type PasswordReset } from '@caravan/auth/contract';
import { staffRoles } from '@caravan/kernel';
import { insertStaffAction } from '@caravan/server-core';
import { confirmOwner } from './confirm-owner.ts';
import { findLinkOwner, hasLiveLink, lockOwner, takeLink } from './one-time-link.repo.ts';
import { replacePassword } from './replace-password.ts';
import { findAccount } from './user-account.repo.ts';
import { hashToken } from '../sessions/session-token.ts';
import { composePasswordMail } from '../mails/compose-password-mail.ts';
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
 * first one confirms it. Staff read of it by mail and in the audit log.
 */
export const resetPassword = async (context: AuthContext, form: PasswordReset, caller: Caller): Promise<void> => {
  const { transaction, clock, hasher } = context;
  const { token, password } = form;
  if (password !== form.password_confirm)
    throw fail('password_mismatch', { fields: { password_confirm: 'password_mismatch' } });

  // Avoids the hash; taking the link below decides between concurrent calls.
  await checkResetLink(context, token);
  const passwordHash = await hasher.hash(password);
  const presented = { purpose: 'reset', tokenHash: hashToken(token) } as const;
  const known = await findLinkOwner(context.db, presented);
  const mail = known?.role === 'staff' ? await composePasswordMail(context, known) : undefined;

  const now = clock();
  await transaction(async (tx) => {
    await lockOwner(tx, presented);
    const userId = await takeLink(tx, presented, caller.address, now);
    const owner = userId === undefined ? undefined : await findAccount(tx, userId);
    if (owner?.emailVerifiedAt === null) await confirmOwner(context, tx, owner.id, now);
    const account = owner && (await replacePassword(tx, owner.id, passwordHash, { now }));
    if (!account) throw fail('link_expired');
    await forgetGuesses(context, tx, account.email);
    if (!mail) return;
    await insertStaffAction(
      tx,
      clock,
      { staffId: account.id, roles: staffRoles },
      { action: 'staff.password', subject: { kind: 'staff', ref: account.id }, data: { by: 'mailed_link' } },
    );
    await context.mailer.send(tx, mail);
  });
};
