import type { Clock } from '@caravan/kernel';
import type { Tx } from '../database/tx.ts';
import { staffActionTable } from './staff-action.table.ts';

/** One action by a member of staff. */
export interface StaffAction {
  /** Kind of subject and verb, such as `order.cancel`. */
  action: `${string}.${string}`;
  /**
   * The object: `kind` as features name it (`order`, `package`, `payment`, `user`, `article`), `ref` the number or id
   * that staff use.
   */
  subject: { kind: string; ref: string };
  /** The reason that the staff member gave, if the call takes one. */
  note?: string | undefined;
  /**
   * Further facts, such as amounts in fen, or values before and after. No credentials, and as little personal data as
   * possible.
   */
  data?: Record<string, unknown>;
}

/** Records a staff action, inside the transaction that makes the change. */
export type Audit = (tx: Tx, action: StaffAction) => Promise<void>;

/** Inserts one row of the log. */
export const insertStaffAction = async (
  tx: Tx,
  clock: Clock,
  staffId: string,
  { action, subject, note, data }: StaffAction,
): Promise<void> => {
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
