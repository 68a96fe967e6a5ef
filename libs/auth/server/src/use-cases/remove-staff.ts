import { deleteAccount, lockStaff } from '../db/user-account.repo.ts';
import type { StaffContext } from './add-staff.ts';

export type RemovalResult = 'removed' | 'not_staff' | 'last_staff';

/**
 * Removes a staff account and ends its sessions. The last account cannot be removed. The audit log keeps its actions.
 */
export const removeStaff = (
  { transaction }: Pick<StaffContext, 'transaction'>,
  email: string,
): Promise<RemovalResult> =>
  transaction(async (tx) => {
    const staff = await lockStaff(tx);
    const leaving = staff.find((account) => account.email.toLowerCase() === email);
    if (!leaving) return 'not_staff';
    if (staff.length === 1) return 'last_staff';
    await deleteAccount(tx, leaving.id);
    return 'removed';
  });
