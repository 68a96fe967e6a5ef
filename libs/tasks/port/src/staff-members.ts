import type { StaffRole } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';

/** A member of staff as the others see them. */
export interface StaffMember {
  id: string;
  email: string;
  /** The name that colleagues see; without a name the part of the e-mail before the `@`. Shoppers never see it. */
  name: string;
  roles: readonly StaffRole[];
}

/** Implemented by auth for features that show who works on something. */
export interface StaffMembers {
  /** Reads with the given database, which may be a transaction. Ids of people who are not on the staff are missing. */
  find: (db: Database, ids: readonly string[]) => Promise<ReadonlyMap<string, StaffMember>>;
  /** The members who hold one of the roles, and the owners, by name. */
  holding: (db: Database, roles: readonly StaffRole[]) => Promise<StaffMember[]>;
  /** The roles of a member, who loses none of them before the transaction ends; none for people who are not on the staff. */
  holdRoles: (tx: Tx, id: string) => Promise<readonly StaffRole[]>;
  /**
   * The roles that a session has now; null after its end. It is not a use of the session, so that a page that only
   * listens does not keep it alive.
   */
  rolesOf: (sessionId: string) => Promise<readonly StaffRole[] | null>;
}

export const staffMembersPort = onePort<StaffMembers>('StaffMembers');
