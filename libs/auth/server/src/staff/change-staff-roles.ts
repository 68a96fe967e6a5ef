import type { StaffRole } from '@caravan/kernel';
import { insertStaffAction, operator } from '@caravan/server-core';
import { changeRoles, findPause } from '../pauses/paused-member.repo.ts';
import { isLastOwner, rolesOf } from './staff-role.repo.ts';
import { lockStaffByEmail } from '../accounts/user-account.repo.ts';
import type { StaffContext } from './add-staff.ts';

export type RolesResult = 'changed' | 'not_staff' | 'last_owner';

/** Gives a staff account these roles instead of its own, on behalf of the operator. An owner remains. */
export const changeStaffRoles = (
  { transaction, clock }: Pick<StaffContext, 'transaction' | 'clock'>,
  email: string,
  roles: readonly StaffRole[],
): Promise<RolesResult> =>
  transaction<RolesResult>(async (tx) => {
    const member = await lockStaffByEmail(tx, email);
    if (!member) return 'not_staff';
    const pause = await findPause(tx, member.id);
    const before = pause?.roles ?? (await rolesOf(tx, member.id));
    await changeRoles(tx, { userId: member.id, pause }, roles);
    await insertStaffAction(tx, clock, operator, {
      action: 'staff.roles',
      subject: { kind: 'staff', ref: member.id },
      data: { before, after: roles },
    });
    return 'changed';
  }).catch((error: unknown) => {
    if (isLastOwner(error)) return 'last_owner';
    throw error;
  });
