import { and, eq, sql } from 'drizzle-orm';
import type { HeldWork } from '@caravan/tasks/port';
import type { PaymentContext } from '../upkeep/payment-context.ts';
import { closeApprovalTask } from './approval-work.ts';
import { closeApproval } from './approval.repo.ts';
import { approvalTable as approvals } from './approval.table.ts';

const isOpenOf = (staffId: string) => and(eq(approvals.askedBy, staffId), eq(approvals.state, 'open'));

/**
 * The open requests for approval of a member of staff. A step is made as its asker, so the requests of one who leaves
 * are withdrawn; a colleague asks anew.
 */
export const heldApprovals = (context: PaymentContext): HeldWork => ({
  async held(db, staffId) {
    const count = await db.$count(approvals, isOpenOf(staffId));
    return count ? [{ kind: 'approval', queue: null, count, roles: [] }] : [];
  },
  async handOver(tx, { from, leaves, audit }) {
    if (!leaves) return { moved: 0, released: 0 };
    const rows = await tx
      .select()
      .from(approvals)
      .where(isOpenOf(from))
      .orderBy(sql`id`)
      .for('update');
    for (const { id, kind, ref, amountFen } of rows) {
      await closeApproval(tx, id, { state: 'withdrawn', decidedBy: from, decidedAt: context.clock() });
      await closeApprovalTask(tx, context, id);
      await audit(tx, {
        action: 'approval.withdraw',
        subject: { kind: 'approval', ref: id },
        data: { kind, ref, amount_fen: amountFen, asked_by: from },
      });
    }
    return { moved: 0, released: rows.length };
  },
});
