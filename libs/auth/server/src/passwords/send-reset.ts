import { fail } from '@caravan/auth/contract';
import type { Audit } from '@caravan/server-core';
import { mailLinkJob } from '../accounts/request-link.ts';
import { lockStaffById } from '../accounts/user-account.repo.ts';
import type { UserAccount } from '../accounts/user-account.table.ts';
import { attemptKeys, linkByAccount } from './attempt-rules.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** Mails a reset link to a member of staff on behalf of an owner, as often as the login page would. */
export const sendReset = async (
  { transaction, jobs, attempts }: Pick<AuthContext, 'transaction' | 'jobs' | 'attempts'>,
  { id, email }: UserAccount,
  audit: Audit,
): Promise<void> => {
  await attempts.take(attemptKeys.link('reset', email, true), linkByAccount);
  await transaction(async (tx) => {
    await audit(tx, { action: 'staff.send_reset', subject: { kind: 'staff', ref: id } });
    const member = await lockStaffById(tx, id);
    if (!member) throw fail('not_found');
    // The invitation sets the first password.
    if (!member.emailVerifiedAt) throw fail('wrong_state');
    await jobs.send(tx, mailLinkJob, { kind: 'reset', email: member.email });
  });
};
