import { insertStaffAction, operator } from '@caravan/server-core';
import { endSessionsOf } from '../sessions/session.repo.ts';
import { findAccountByEmail, setPassword } from '../accounts/user-account.repo.ts';
import type { StaffContext } from './add-staff.ts';

/** Sets a new password for a staff account and ends its sessions. False if no staff account has this e-mail. */
export const renewStaffPassword = async (context: StaffContext, email: string, password: string): Promise<boolean> => {
  const { db, transaction, clock, hasher } = context;
  const account = await findAccountByEmail(db, email);
  if (account?.role !== 'staff') return false;
  const passwordHash = await hasher.hash(password);
  return transaction(async (tx) => {
    if (!(await setPassword(tx, account.id, passwordHash))) return false;
    await endSessionsOf(tx, account.id, clock());
    await insertStaffAction(tx, clock, operator, {
      action: 'staff.password',
      subject: { kind: 'staff', ref: account.id },
    });
    return true;
  });
};
