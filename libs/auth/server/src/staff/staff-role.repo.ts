import { staffRoles, type StaffRole } from '@caravan/kernel';
import { violatedConstraint, type Database, type Tx } from '@caravan/server-core';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { staffRole } from './staff-role.table.ts';
import { userAccount, type UserAccount } from '../accounts/user-account.table.ts';

export interface StaffAccount extends UserAccount {
  roles: StaffRole[];
}

/** Roles in their fixed order, each once. */
export const inOrder = (roles: readonly StaffRole[]): StaffRole[] => staffRoles.filter((role) => roles.includes(role));

/** All staff accounts with their roles, oldest first. */
export const listStaff = async (db: Database): Promise<StaffAccount[]> => {
  const roles = db.select({ role: staffRole.role }).from(staffRole).where(eq(staffRole.userId, userAccount.id));
  const rows = await db
    .select({ account: userAccount, roles: sql<StaffRole[]>`array(${roles})` })
    .from(userAccount)
    .where(eq(userAccount.role, 'staff'))
    .orderBy(userAccount.createdAt, userAccount.id);
  return rows.map((row) => ({ ...row.account, roles: inOrder(row.roles) }));
};

export const rolesOf = async (db: Database, userId: string): Promise<StaffRole[]> => {
  const rows = await db.select({ role: staffRole.role }).from(staffRole).where(eq(staffRole.userId, userId));
  return inOrder(rows.map(({ role }) => role));
};

/** The roles of a member, who loses none of them before the transaction ends; none for people who are not on the staff. */
export const holdRoles = async (tx: Tx, userId: string): Promise<StaffRole[]> => {
  const held = await tx
    .select({ role: staffRole.role })
    .from(staffRole)
    .where(eq(staffRole.userId, userId))
    .for('key share');
  return held.map(({ role }) => role);
};

/**
 * Makes these the roles of an account, whose row the caller has locked. The transaction needs a `staff.…` action about
 * the account.
 */
export const setRoles = async (tx: Tx, userId: string, roles: readonly StaffRole[]): Promise<void> => {
  await tx.delete(staffRole).where(and(eq(staffRole.userId, userId), notInArray(staffRole.role, [...roles])));
  await tx
    .insert(staffRole)
    .values(roles.map((role) => ({ userId, role })))
    .onConflictDoNothing();
};

/** Takes all roles from an account, whose row the caller has locked, and returns them; waits for those who hold them. */
export const dropRoles = async (tx: Tx, userId: string): Promise<StaffRole[]> => {
  const dropped = await tx.delete(staffRole).where(eq(staffRole.userId, userId)).returning({ role: staffRole.role });
  return inOrder(dropped.map(({ role }) => role));
};

/** True if the database refused to end a transaction that would leave no owner who can log in. */
export const isLastOwner = (error: unknown): boolean => violatedConstraint(error) === 'staff_role_owner';
