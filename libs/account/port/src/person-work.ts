import type { PersonWorkItem, PersonWorkKind } from '@caravan/account/contract';
import type { StaffRole } from '@caravan/kernel';
import { listPort, type Database } from '@caravan/server-core';

/** The newest things of a person, and how many there are. */
export interface FoundWork {
  /** Newest first. */
  items: PersonWorkItem[];
  /** All of the person's, including those that are not listed. */
  total: number;
}

/** Implemented by each feature whose things belong to a shopper, for the page of a person in the console. */
export interface PersonWork {
  kind: PersonWorkKind;
  /** The roles that may read them; an owner may read everything. */
  roles: readonly [StaffRole, ...StaffRole[]];
  /** The person's newest things, at most `limit`. */
  newest: (db: Database, userId: string, limit: number) => Promise<FoundWork>;
}

export const personWorkPort = listPort<PersonWork>('PersonWork');
