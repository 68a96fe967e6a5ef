import type { StaffRole } from '@caravan/kernel';
import { sql } from 'drizzle-orm';
import type { Core } from '../feature.ts';

/**
 * Gives the roles of a made-up session to its user in the database, which checks them when an action is recorded. No
 * trigger runs, because the user has no account and nobody gave the roles.
 */
export const seedStaffRoles = (
  { transaction }: Pick<Core, 'transaction'>,
  userId: string,
  roles: readonly StaffRole[],
): Promise<void> =>
  transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL session_replication_role = replica`);
    for (const role of roles)
      await tx.execute(sql`INSERT INTO staff_role (user_id, role) VALUES (${userId}, ${role}) ON CONFLICT DO NOTHING`);
  });
