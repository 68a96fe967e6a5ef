import { fail, type Join } from '@caravan/auth/contract';
import { staffRoles } from '@caravan/kernel';
import { insertStaffAction } from '@caravan/server-core';
import { hasLiveLink, takeLink } from '../accounts/one-time-link.repo.ts';
import { markEmailVerified, setName, setPassword } from '../accounts/user-account.repo.ts';
import { hashToken } from '../sessions/session-token.ts';
import type { AuthContext, Caller } from '../use-cases/auth-context.ts';
import type { OpenedSession } from '../sessions/log-in.ts';
import { openSession } from '../sessions/sessions.ts';

/** Accepts an invitation, once: sets the name and the password, confirms the e-mail and opens a session. */
export const joinStaff = async (context: AuthContext, form: Join, caller: Caller): Promise<OpenedSession> => {
  const { db, transaction, clock, hasher } = context;
  const presented = { purpose: 'invitation' as const, tokenHash: hashToken(form.token) };
  // Avoids the hash; taking the link below decides between concurrent calls.
  if (!(await hasLiveLink(db, presented, clock()))) throw fail('invitation_expired');
  const passwordHash = await hasher.hash(form.password);

  return transaction(async (tx) => {
    const now = clock();
    const userId = await takeLink(tx, presented, caller.address, now);
    const account = userId === undefined ? undefined : await setPassword(tx, userId, passwordHash);
    if (!account) throw fail('invitation_expired');
    await markEmailVerified(tx, account.id, now);
    await setName(tx, account.id, form.name);
    await insertStaffAction(
      tx,
      clock,
      { staffId: account.id, roles: staffRoles },
      { action: 'staff.join', subject: { kind: 'staff', ref: account.id } },
    );
    const token = await openSession(tx, account, caller, now);
    return { token, account: { ...account, name: form.name, emailVerifiedAt: now } };
  });
};
