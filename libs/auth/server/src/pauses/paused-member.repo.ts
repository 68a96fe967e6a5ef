import type { StaffRole } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { eq } from 'drizzle-orm';
import { dropRoles, setRoles } from '../staff/staff-role.repo.ts';
import { pausedMember, type PausedMember } from './paused-member.table.ts';

export const findPause = async (db: Database, userId: string): Promise<PausedMember | undefined> =>
  (await db.select().from(pausedMember).where(eq(pausedMember.userId, userId)))[0];

/** Puts the roles of a locked member aside. */
export const startPause = async (tx: Tx, userId: string, pausedAt: Date): Promise<void> => {
  await tx.insert(pausedMember).values({ userId, roles: await dropRoles(tx, userId), pausedAt });
};

/** Gives a locked member the roles again that were put aside. */
export const endPause = async (tx: Tx, { userId, roles }: PausedMember): Promise<void> => {
  await tx.delete(pausedMember).where(eq(pausedMember.userId, userId));
  await setRoles(tx, userId, roles);
};

/** Makes these the roles of a locked member, of one who is paused from the return on. */
export const changeRoles = async (
  tx: Tx,
  { userId, pause }: { userId: string; pause: PausedMember | undefined },
  roles: readonly StaffRole[],
): Promise<void> => {
  if (!pause) return setRoles(tx, userId, roles);
  await tx
    .update(pausedMember)
    .set({ roles: [...roles] })
    .where(eq(pausedMember.userId, userId));
};
