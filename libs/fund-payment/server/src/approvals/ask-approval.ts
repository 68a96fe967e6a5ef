import { approvalDays, approvalSteps, fail, type Approval, type ApprovalRequest } from '@caravan/fund-payment/contract';
import { day, Failure, holdsRole, newId, type Fen } from '@caravan/kernel';
import { inSavepoint, type StaffCall, type Tx } from '@caravan/server-core';
import { closeApproval, insertApproval, lockApproval, lockOpenApproval } from './approval.repo.ts';
import type { ApprovalRow } from './approval.table.ts';
import { approvalTask, closeApprovalTask, endByTime } from './approval-work.ts';
import { makeStep } from './approval-steps.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { showApprovalIn } from './show-approvals.ts';

/**
 * Makes the step by its own rules and undoes it, so that a request is refused for every reason for which the step would
 * be, and needs approval exactly if the step does.
 */
const amountOf = async (
  tx: Tx,
  context: PaymentContext,
  staffId: string,
  { kind, ref, body }: ApprovalRequest,
): Promise<Fen> => {
  const nothing = async (): Promise<void> => undefined;
  const unchanged = (): never => {
    throw fail('wrong_state');
  };
  try {
    return await inSavepoint(tx, async () => {
      await makeStep(tx, context, kind, { ref, body, staffId, audit: nothing, approval: undefined, unchanged });
      throw fail('approval_not_needed');
    });
  } catch (error) {
    if (error instanceof Failure && error.reason === 'approval_needed') return Number(error.data['amount_fen']);
    throw error;
  }
};

/** Asks a second person to approve a step above the limit. */
export const askApproval = async (
  tx: Tx,
  context: PaymentContext,
  call: StaffCall,
  request: ApprovalRequest,
): Promise<Approval> => {
  const { kind, ref, body, why } = request;
  if (!holdsRole(call.roles, approvalSteps[kind].roles)) throw fail('forbidden');
  const amountFen = await amountOf(tx, context, call.staffId, request);
  const askedAt = context.clock();
  const row: ApprovalRow = {
    id: newId(),
    kind,
    ref,
    body,
    amountFen,
    why,
    state: 'open',
    staleCause: null,
    askedBy: call.staffId,
    askedAt,
    expiresAt: new Date(askedAt.getTime() + approvalDays * day),
    decidedBy: null,
    decidedAt: null,
    note: null,
  };
  const earlier = await lockOpenApproval(tx, row);
  if (earlier) await endByTime(tx, context, earlier);
  if (!(await insertApproval(tx, row))) throw fail('approval_open');
  await context.tasks().open(tx, approvalTask(row));
  const subject = { kind: 'approval', ref: row.id };
  await call.audit(tx, { action: 'approval.ask', subject, note: why, data: { kind, ref, amount_fen: amountFen } });
  return showApprovalIn(tx, context, row, call.staffId);
};

/** Withdraws the caller's own request. A withdrawn one stays unchanged. */
export const withdrawApproval = async (
  tx: Tx,
  context: PaymentContext,
  { staffId, audit, unchanged }: StaffCall,
  id: string,
): Promise<Approval> => {
  const row = await lockApproval(tx, id);
  if (row?.askedBy !== staffId) throw fail('not_found');
  if (row.state === 'withdrawn') {
    unchanged();
    return showApprovalIn(tx, context, row, staffId);
  }
  const now = context.clock();
  if (row.state !== 'open' || row.expiresAt <= now) throw fail('approval_closed');
  const closed = await closeApproval(tx, id, { state: 'withdrawn', decidedBy: staffId, decidedAt: now });
  await closeApprovalTask(tx, context, id);
  const { kind, ref, amountFen } = row;
  const subject = { kind: 'approval', ref: id };
  await audit(tx, { action: 'approval.withdraw', subject, data: { kind, ref, amount_fen: amountFen } });
  return showApprovalIn(tx, context, closed, staffId);
};
