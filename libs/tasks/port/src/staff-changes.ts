import type { Failure } from '@caravan/kernel';
import { onePort, type Database } from '@caravan/server-core';

/** The current state of an object that somebody else has changed. */
export interface ChangedSubject {
  /** As in the log of staff actions. */
  kind: string;
  ref: string;
  /** The object's version now. */
  version: number;
}

/** Who changed an object last, for the refusal of a change that was made on an older version. */
export interface StaffChanges {
  /**
   * The 409 `changed_meanwhile` with `{ by, at, action, version }` from the log of staff actions; `by`, `at` and
   * `action` are null if no member of staff changed it. To be thrown: `throw await changes.changed(tx, subject)`.
   */
  changed: (db: Database, subject: ChangedSubject) => Promise<Failure>;
}

export const staffChangesPort = onePort<StaffChanges>('StaffChanges');
