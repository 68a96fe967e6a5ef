import { randomUUID } from 'node:crypto';
import { fail, type NewStaffMember } from '@caravan/auth/contract';
import { newId } from '@caravan/kernel';
import type { Audit, Tx } from '@caravan/server-core';
import { insertLink, revokeLinks } from '../accounts/one-time-link.repo.ts';
import { inOrder, setRoles } from './staff-role.repo.ts';
import { insertAccount, lockStaffById, type UserAccount } from '../accounts/user-account.repo.ts';
import { invitationAddress, linkLifetime } from '../accounts/link-rules.ts';
import { hashToken, newToken } from '../sessions/session-token.ts';
import { composeLinkMail } from '../mails/compose-link-mail.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

const subjectOf = (id: string) => ({ kind: 'staff', ref: id });

/** A new link and its mail, ready to be written in the transaction of the invitation. */
const newInvitation = async (
  { clock, mailer, consoleUrl, shop }: AuthContext,
  { id, email, language }: Pick<UserAccount, 'id' | 'email' | 'language'>,
): Promise<(tx: Tx) => Promise<void>> => {
  const token = newToken();
  const link = invitationAddress(consoleUrl, token);
  const mail = await composeLinkMail('invitation', { email, language, link, shop: await shop().name() });
  return async (tx) => {
    const now = clock();
    await revokeLinks(tx, id, 'invitation', now);
    await insertLink(tx, {
      id: newId(),
      userId: id,
      purpose: 'invitation',
      tokenHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + linkLifetime.invitation),
    });
    await mailer.send(tx, mail);
  };
};

/** Makes an account without a usable password, and mails its invitation. Returns the id. */
export const inviteMember = async (context: AuthContext, form: NewStaffMember, audit: Audit): Promise<string> => {
  const { transaction, clock, hasher } = context;
  const roles = inOrder(form.roles);
  const account: UserAccount = {
    id: newId(),
    email: form.email,
    name: null,
    // A random value. The invitation sets the first password.
    passwordHash: await hasher.hash(randomUUID()),
    passwordVersion: 1,
    role: 'staff',
    language: form.language,
    emailVerifiedAt: null,
    agreedAt: null,
    createdAt: clock(),
  };
  const invite = await newInvitation(context, account);
  await transaction(async (tx) => {
    if (!(await insertAccount(tx, account))) throw fail('email_taken', { fields: { email: 'email_taken' } });
    await setRoles(tx, account.id, roles);
    await audit(tx, {
      action: 'staff.invite',
      subject: subjectOf(account.id),
      data: { email: account.email, roles },
    });
    await invite(tx);
  });
  return account.id;
};

/** Mails a new link to somebody who has not joined; earlier links stop working. */
export const inviteAgain = async (context: AuthContext, account: UserAccount, audit: Audit): Promise<void> => {
  const invite = await newInvitation(context, account);
  await context.transaction(async (tx) => {
    await audit(tx, { action: 'staff.invite', subject: subjectOf(account.id) });
    const current = await lockStaffById(tx, account.id);
    if (!current) throw fail('not_found');
    if (current.emailVerifiedAt) throw fail('wrong_state');
    await invite(tx);
  });
};
