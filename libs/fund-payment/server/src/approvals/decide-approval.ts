import {
  approvalSteps,
  fail,
  type Approval,
  type ApprovalBody,
  type ApprovalDecision,
  type StaleCause,
} from '@caravan/fund-payment/contract';
import { Failure, holdsRole } from '@caravan/kernel';
import { inSavepoint, insertStaffAction, type Audit, type StaffCall, type Tx } from '@caravan/server-core';
import { closeApproval, lockApproval, type ApprovalEnd } from './approval.repo.ts';
import type { ApprovalRow } from './approval.table.ts';
import { closeApprovalTask } from './approval-work.ts';
import { makeStep } from './approval-steps.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { showApprovalIn } from './show-approvals.ts';

/** Refusals of a step after which it can never be made as it was asked for. Others, such as a claim, may pass. */
const final: ReadonlySet<string> = new Set([
  'wrong_state',
  'changed_meanwhile',
  'mtcn_accepted',
  'not_found',
  'goods_arrived',
  'too_many',
  'question_closed',
  'no_open_extra',
  'package_cancelled',
  'claim_closed',
  'refund_exceeds_payment',
  'nothing_to_refund',
  'refund_too_high',
  'weighing_closed',
  'not_weighed',
  'parcel_photo_missing',
  'parcel_not_carried',
  'implausible',
]);

const causeOf = (error: unknown): StaleCause | undefined => {
  if (!(error instanceof Failure)) return undefined;
  if (error.reason === 'approval_stale') return 'amount';
  return final.has(error.reason) ? 'state' : undefined;
};

/** Whether the asker still holds a role of the step. The insert of their action checks it again, with a lock. */
const mayStillAsk = async (tx: Tx, { staffMembers }: PaymentContext, row: ApprovalRow): Promise<boolean> => {
  const asker = (await staffMembers().find(tx, [row.askedBy])).get(row.askedBy);
  return asker !== undefined && holdsRole(asker.roles, approvalSteps[row.kind].roles);
};

/** Makes the approved step as its asker, and undoes it if it is not what was approved. */
const makeApproved = async (
  tx: Tx,
  context: PaymentContext,
  row: ApprovalRow,
  decidedBy: string,
): Promise<StaleCause | undefined> => {
  if (!(await mayStillAsk(tx, context, row))) return 'role';
  const { id, kind, ref, amountFen, askedBy: staffId } = row;
  const audit: Audit = (inner, action) => {
    const data = { ...action.data, approval: id, approved_by: decidedBy };
    return insertStaffAction(inner, context.clock, { staffId, roles: approvalSteps[kind].roles }, { ...action, data });
  };
  const unchanged = (): never => {
    throw fail('wrong_state');
  };
  try {
    await inSavepoint(tx, () =>
      makeStep(tx, context, kind, {
        ref,
        // The contract parsed it when it was asked for.
        body: row.body as ApprovalBody<typeof kind>,
        staffId,
        audit,
        approval: { id, amountFen },
        unchanged,
      }),
    );
    return undefined;
  } catch (error) {
    const cause = causeOf(error);
    if (cause) return cause;
    throw error;
  }
};

/**
 * A second person approves a request, whose step is made in the same transaction, or rejects it. If the step can no
 * longer be made as it was asked for, nothing is done and the request closes as stale.
 */
export const decideApproval = async (
  tx: Tx,
  context: PaymentContext,
  { staffId, audit }: StaffCall,
  id: string,
  { outcome, note }: ApprovalDecision,
): Promise<Approval> => {
  const row = await lockApproval(tx, id);
  if (!row) throw fail('not_found');
  if (row.askedBy === staffId) throw fail('own_request');
  const decidedAt = context.clock();
  if (row.state !== 'open' || row.expiresAt <= decidedAt) throw fail('approval_closed');
  await context.tasks().hold(tx, { queue: 'refund', ref: id, staffId });
  const staleCause = outcome === 'approved' ? await makeApproved(tx, context, row, staffId) : undefined;
  const end: ApprovalEnd = staleCause ? { state: 'stale', staleCause, decidedAt } : { state: outcome, decidedAt };
  const closed = await closeApproval(tx, id, { ...end, decidedBy: staffId, note: note || null });
  await closeApprovalTask(tx, context, id);
  const verb = staleCause ? 'stale' : outcome === 'approved' ? 'approve' : 'reject';
  await audit(tx, {
    action: `approval.${verb}`,
    subject: { kind: 'approval', ref: id },
    note,
    data: {
      kind: row.kind,
      ref: row.ref,
      amount_fen: row.amountFen,
      asked_by: row.askedBy,
      ...(staleCause ? { cause: staleCause } : {}),
    },
  });
  return showApprovalIn(tx, context, closed, staffId);
};
