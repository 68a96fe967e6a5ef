import { day } from '@caravan/kernel';
import type { NewTask } from '@caravan/tasks/port';
import { claimDecisionDays } from '@caravan/warehouse-packages/contract';
import type { OpenClaim } from './claim.repo.ts';

/** A claim for finance to decide. */
export const claimTask = ({ claim, row }: OpenClaim): NewTask => ({
  queue: 'claim',
  kind: 'claim',
  ref: claim.ref,
  title: claim.packageNumber,
  facts: {
    package_number: claim.packageNumber,
    claim_kind: claim.kind,
    cover_fen: row.coverFen,
    declared_value_fen: row.declaredValueFen,
    user_id: row.userId,
  },
  amountFen: claim.amountFen,
  openedAt: claim.createdAt,
  dueAt: new Date(claim.createdAt.getTime() + claimDecisionDays * day),
});
