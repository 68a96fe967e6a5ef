import { fail } from '@caravan/auth/contract';
import type { Audit, Session } from '@caravan/server-core';
import { lockStaffById, setName } from '../accounts/user-account.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** Sets the name that colleagues see. */
export const nameOneself = (
  { transaction }: Pick<AuthContext, 'transaction'>,
  { userId }: Session,
  name: string,
  audit: Audit,
): Promise<void> =>
  transaction(async (tx) => {
    const member = await lockStaffById(tx, userId);
    if (!member) throw fail('login_required');
    await audit(tx, {
      action: 'staff.name',
      subject: { kind: 'staff', ref: userId },
      data: { before: member.name, after: name },
    });
    await setName(tx, userId, name);
  });
