import type { Clock, StaffRole } from '@caravan/kernel';
import { violatedConstraint } from '../database/transactions/sql-state.ts';
import type { Tx } from '../database/transactions/tx.ts';
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

/** Somebody who acts, and the roles of which one is needed. */
export interface Actor {
  staffId: string;
  roles: readonly StaffRole[];
}

/** The operator, who acts by commands and variables and needs no role. */
export const operator: Actor = { staffId: 'command', roles: [] };

/** Inserts one row of the log. The database refuses it if the actor holds none of the roles when it commits. */
export const insertStaffAction = async (
  tx: Tx,
  clock: Clock,
  { staffId, roles }: Actor,
  { action, subject, note, data }: StaffAction,
): Promise<void> => {
  await tx.insert(staffActionTable).values({
    at: clock(),
    staffId,
    roles: [...roles],
    action,
    subjectKind: subject.kind,
    subjectRef: subject.ref,
    note: note === undefined || note === '' ? null : note,
    data: data ?? null,
  });
};

/** True if the database refused an action because its actor holds none of the roles any more. */
export const isRoleMissing = (error: unknown): boolean => violatedConstraint(error) === 'staff_action_role';
