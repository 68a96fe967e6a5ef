import { approvalHours } from '@caravan/fund-payment/contract';
import { hour } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import type { NewTask, TaskSource } from '@caravan/tasks/port';
import { closeApproval, lockApproval, openApprovals } from './approval.repo.ts';
import type { ApprovalRow } from './approval.table.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

type Work = Pick<PaymentContext, 'tasks'>;

/** Finance decides a request within a day; never its asker. */
export const approvalTask = ({ id, kind, ref, amountFen, why, askedAt, askedBy }: ApprovalRow): NewTask => ({
  queue: 'refund',
  kind: 'approval',
  ref: id,
  title: why,
  facts: { step: kind, subject: ref },
  amountFen,
  notFor: askedBy,
  openedAt: askedAt,
  dueAt: new Date(askedAt.getTime() + approvalHours * hour),
});

export const closeApprovalTask = (tx: Tx, { tasks }: Work, id: string): Promise<void> =>
  tasks().close(tx, { queue: 'refund', ref: id });

/** The requests that wait for a decision. */
export const approvalTaskSource: TaskSource = {
  queue: 'refund',
  wanted: async (db) => (await openApprovals(db)).map(approvalTask),
};

/** Ends a locked request if its time is over. */
export const endByTime = async (
  tx: Tx,
  { tasks, clock }: Pick<PaymentContext, 'clock' | 'tasks'>,
  { id, expiresAt }: ApprovalRow,
): Promise<void> => {
  const now = clock();
  if (expiresAt > now) return;
  await closeApproval(tx, id, { state: 'expired', decidedAt: now });
  await closeApprovalTask(tx, { tasks }, id);
};

/** Ends a request whose time is over, unless it was decided meanwhile. */
export const expireApproval = ({ transaction, clock, tasks }: PaymentContext, id: string): Promise<void> =>
  transaction(async (tx) => {
    const row = await lockApproval(tx, id);
    if (row?.state === 'open') await endByTime(tx, { tasks, clock }, row);
  });
