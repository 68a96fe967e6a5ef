import { newId } from '@caravan/kernel';
import { findAccountByEmail, insertAccount } from '../db/user-account.repo.ts';
import type { AuthContext } from './auth-context.ts';

/** What making staff takes; a command has no more. */
export type StaffContext = Pick<AuthContext, 'db' | 'transaction' | 'clock' | 'hasher'>;

export type StaffResult = 'added' | 'is_staff' | 'is_shopper';

/**
 * Makes a staff account. A shopper's account is never turned into one: whoever registered it first, perhaps without owning
 * the e-mail, would hold staff's rights.
 */
export const addStaff = async (context: StaffContext, email: string, password: string): Promise<StaffResult> => {
  const { db, transaction, clock, hasher } = context;
  const existing = await findAccountByEmail(db, email);
  if (existing) return existing.role === 'staff' ? 'is_staff' : 'is_shopper';

  const now = clock();
  const account = {
    id: newId(),
    email,
    passwordHash: await hasher.hash(password),
    passwordVersion: 1,
    role: 'staff' as const,
    language: 'en' as const,
    emailVerifiedAt: now,
    agreedAt: null,
    createdAt: now,
  };
  return transaction(async (tx) => {
    if (await insertAccount(tx, account)) return 'added';
    const winner = await findAccountByEmail(tx, email);
    return winner?.role === 'staff' ? 'is_staff' : 'is_shopper';
  });
};
