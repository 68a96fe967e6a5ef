import { defaultLanguage, newId, type StaffRole } from '@caravan/kernel';
import { insertStaffAction, operator } from '@caravan/server-core';
import { setRoles } from './staff-role.repo.ts';
import { findAccountByEmail, insertAccount, type UserAccount } from '../accounts/user-account.repo.ts';
import type { AuthContext } from '../use-cases/auth-context.ts';

/** The dependencies of the staff commands, which run without a server. */
export type StaffContext = Pick<AuthContext, 'db' | 'transaction' | 'clock' | 'hasher'>;

export type StaffResult = 'added' | 'is_staff' | 'is_shopper';

export interface NewStaff {
  email: string;
  password: string;
  roles: readonly StaffRole[];
}

/**
 * Makes a staff account on behalf of the operator. A shopper's account never becomes a staff account: the person who
 * registered it may not own the e-mail.
 */
export const addStaff = async (context: StaffContext, { email, password, roles }: NewStaff): Promise<StaffResult> => {
  const { db, transaction, clock, hasher } = context;
  const existing = await findAccountByEmail(db, email);
  if (existing) return existing.role === 'staff' ? 'is_staff' : 'is_shopper';

  const now = clock();
  const account: UserAccount = {
    id: newId(),
    email,
    name: null,
    passwordHash: await hasher.hash(password),
    passwordVersion: 1,
    role: 'staff',
    language: defaultLanguage,
    emailVerifiedAt: now,
    agreedAt: null,
    createdAt: now,
  };
  return transaction(async (tx) => {
    if (!(await insertAccount(tx, account))) {
      const winner = await findAccountByEmail(tx, email);
      return winner?.role === 'staff' ? 'is_staff' : 'is_shopper';
    }
    await setRoles(tx, account.id, roles);
    await insertStaffAction(tx, clock, operator, {
      action: 'staff.add',
      subject: { kind: 'staff', ref: account.id },
      data: { email, roles },
    });
    return 'added';
  });
};
