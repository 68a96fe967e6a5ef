import { insertStaffAction, operator } from '@caravan/server-core';
import { isLastOwner } from './staff-role.repo.ts';
import { deleteAccount, lockStaffByEmail } from '../accounts/user-account.repo.ts';
import type { StaffContext } from './add-staff.ts';

export type RemovalResult = 'removed' | 'not_staff' | 'last_owner';

/**
 * Removes a staff account on behalf of the operator, and ends its sessions. An owner remains. The audit log keeps the
 * actions of the account.
 */
export const removeStaff = (
  { transaction, clock }: Pick<StaffContext, 'transaction' | 'clock'>,
  email: string,
): Promise<RemovalResult> =>
  transaction<RemovalResult>(async (tx) => {
    const leaving = await lockStaffByEmail(tx, email);
    if (!leaving) return 'not_staff';
    await insertStaffAction(tx, clock, operator, {
      action: 'staff.remove',
      subject: { kind: 'staff', ref: leaving.id },
      data: { email: leaving.email },
    });
    await deleteAccount(tx, leaving.id);
    return 'removed';
  }).catch((error: unknown) => {
    if (isLastOwner(error)) return 'last_owner';
    throw error;
  });
