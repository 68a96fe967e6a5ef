import { insertStaffAction, operator } from '@caravan/server-core';
import { deleteFactor } from '../second-factor/second-factor.repo.ts';
import { endSessionsOf } from '../sessions/session.repo.ts';
import { lockStaffByEmail } from '../accounts/user-account.repo.ts';
import type { StaffContext } from './add-staff.ts';

/**
 * Removes the second factor of a staff account on behalf of the operator, and ends its sessions. False if no staff
 * account has this e-mail.
 */
export const removeStaffFactor = (
  { transaction, clock }: Pick<StaffContext, 'transaction' | 'clock'>,
  email: string,
): Promise<boolean> =>
  transaction(async (tx) => {
    const member = await lockStaffByEmail(tx, email);
    if (!member) return false;
    await deleteFactor(tx, member.id);
    await endSessionsOf(tx, member.id, clock());
    await insertStaffAction(tx, clock, operator, {
      action: 'staff.reset_second_factor',
      subject: { kind: 'staff', ref: member.id },
    });
    return true;
  });
