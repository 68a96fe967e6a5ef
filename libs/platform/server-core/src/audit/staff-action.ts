import type { Clock } from '@caravan/kernel';
import type { Tx } from '../database/database.ts';
import { staffActionTable } from './staff-action.table.ts';

/** One thing that a member of staff did. */
export interface StaffAction {
  /** What kind of thing and what was done to it, such as `order.cancel`. */
  action: `${string}.${string}`;
  /** What it was done to: `kind` as features name it (`order`, `package`, `payment`, `user`, `article`), `ref` the number or id that staff know it by. */
  subject: { kind: string; ref: string };
  /** The words that the person gave as the reason, where the call takes some. */
  note?: string | undefined;
  /** What else must be known later, such as amounts in fen, or values before and after. Never a credential, and no more of a person than is needed. */
  data?: Record<string, unknown>;
}

/** Writes down what staff do, inside the transaction that does it. */
export type Audit = (tx: Tx, action: StaffAction) => Promise<void>;

/** One row of the log, by the hand and the clock of the call. */
export const insertStaffAction = async (tx: Tx, clock: Clock, staffId: string, { action, subject, note, data }: StaffAction): Promise<void> => {
  await tx.insert(staffActionTable).values({
    at: clock(),
    staffId,
    action,
    subjectKind: subject.kind,
    subjectRef: subject.ref,
    note: note === undefined || note === '' ? null : note,
    data: data ?? null,
  });
};
