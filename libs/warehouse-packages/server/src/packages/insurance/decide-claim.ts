import { packageOfClaim } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import { fail, type ClaimApproval, type ClaimRejection } from '@caravan/warehouse-packages/contract';
import { insertDecision } from './claim.repo.ts';
import type { PackageClaimState } from './package-claim.table.ts';
import type { WholePackage } from '../whole-package.repo.ts';
import type { PackageRow } from '../package.table.ts';
import { claimApproved, claimRejected, claimRemark } from './claim-message.ts';
import type { MessageWords } from '../../messages/package-words.ts';
import { lockPackage, showPackageIn } from '../find-package.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { demandApproval, type StaffCall } from '../../core/staff-step.ts';

/** Locks the package of an open claim. */
const lockClaim = async (tx: Tx, ref: string): Promise<{ row: PackageRow; claim: PackageClaimState }> => {
  const number = packageOfClaim(ref);
  const row = await lockPackage(tx, 'all', number);
  const claim = (await showPackageIn(tx, number)).claims.find((one) => one.ref === ref);
  if (!claim) throw fail('not_found');
  if (claim.decision) throw fail('claim_closed');
  return { row, claim };
};

/** Both decisions end the task, tell the shopper, and write the audit log. */
const finish = async (
  tx: Tx,
  context: PackageContext,
  { audit }: StaffCall,
  { number, userId }: PackageRow,
  ref: string,
  { words, action, data }: { words: MessageWords; action: `claim.${string}`; data: Record<string, unknown> },
): Promise<WholePackage> => {
  await context.tasks().close(tx, { queue: 'claim', ref });
  const link = warehousePackagesPaths.packageDetail.href({ number });
  await context.notifier().send(tx, { ...words, userId, kind: 'package_claim', key: `claim ${ref} decided`, link });
  await audit(tx, { action, subject: { kind: 'claim', ref }, data });
  return showPackageIn(tx, number);
};

/** Pays a claim to the balance, in full or in part. The shopper reads the note. */
export const approveClaim = async (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  ref: string,
  { amount_fen: amountFen, note }: ClaimApproval,
): Promise<WholePackage> => {
  const { row, claim } = await lockClaim(tx, ref);
  const { number, userId } = row;
  if (amountFen > claim.amountFen) throw fail('claim_too_high', { fields: { amount_fen: 'claim_too_high' } });
  await context.tasks().hold(tx, { queue: 'claim', ref, staffId: call.staffId });
  const remark = claimRemark(number);
  const paid = await context
    .compensations()
    .pay(tx, { userId, kind: 'package', ref: number, amountFen, key: ref, remark });
  const step = { kind: 'claim', held: { number: ref, userId }, amountFen } as const;
  await demandApproval(tx, context, call, step);
  const { transactionNo } = paid;
  const decision = { outcome: 'approved', paidFen: amountFen, transactionNo, note } as const;
  await insertDecision(tx, { claimRef: ref, ...decision, staffId: call.staffId, at: context.clock() });
  return finish(tx, context, call, row, ref, {
    words: claimApproved(number, amountFen, note),
    action: 'claim.approve',
    data: { claimed_fen: claim.amountFen, amount_fen: amountFen, transaction_no: transactionNo, note },
  });
};

/** Rejects a claim. The shopper reads the note, and may file another one. */
export const rejectClaim = async (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  ref: string,
  { note }: ClaimRejection,
): Promise<WholePackage> => {
  const { row, claim } = await lockClaim(tx, ref);
  await context.tasks().hold(tx, { queue: 'claim', ref, staffId: call.staffId });
  const decision = { outcome: 'rejected', paidFen: null, transactionNo: null, note } as const;
  await insertDecision(tx, { claimRef: ref, ...decision, staffId: call.staffId, at: context.clock() });
  return finish(tx, context, call, row, ref, {
    words: claimRejected(row.number, note),
    action: 'claim.reject',
    data: { claimed_fen: claim.amountFen, note },
  });
};
