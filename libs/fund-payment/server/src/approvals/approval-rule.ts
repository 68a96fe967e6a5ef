import { fail, limitHours, type ApprovalRule, type ApprovalRuleChange } from '@caravan/fund-payment/contract';
import type { Approvals } from '@caravan/fund-payment/port';
import { hour } from '@caravan/kernel';
import type { StaffCall, Tx } from '@caravan/server-core';
import {
  holdApprovalRule,
  lockApprovalRule,
  readApprovalRule,
  writeApprovalRule,
  type ApprovalRuleState,
} from './approval.repo.ts';
import { countedFen, insertLimitedStep, lockLimitedSteps } from './limited-step.repo.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

const presentRule = ({ aboveFen, version }: ApprovalRuleState): ApprovalRule => ({ above_fen: aboveFen, version });

export const showApprovalRule = async ({ db }: Pick<PaymentContext, 'db'>): Promise<ApprovalRule> =>
  presentRule(await readApprovalRule(db));

/** Changes the limit. It waits for the steps that are being made; open requests stay open. */
export const changeApprovalRule = async (
  tx: Tx,
  { staffChanges }: Pick<PaymentContext, 'staffChanges'>,
  { audit, unchanged }: Pick<StaffCall, 'audit' | 'unchanged'>,
  { above_fen: aboveFen }: ApprovalRuleChange,
  version: number | undefined,
): Promise<ApprovalRule> => {
  const before = await lockApprovalRule(tx);
  if (before.aboveFen === aboveFen) {
    unchanged();
    return presentRule(before);
  }
  const subject = { kind: 'approval_rule', ref: 'approval_rule' };
  if (version !== undefined && version !== before.version)
    throw await staffChanges().changed(tx, { ...subject, version: before.version });
  const rule = { aboveFen, version: before.version + 1 };
  await writeApprovalRule(tx, rule);
  const data = { before: { above_fen: before.aboveFen }, after: { above_fen: aboveFen } };
  await audit(tx, { action: 'approval_rule.update', subject, data });
  return presentRule(rule);
};

/** The steps before this moment count no more. */
export const countedSince = (now: Date): Date => new Date(now.getTime() - limitHours * hour);

/** The limit, for the steps of all features. */
export const approvals = ({ clock }: Pick<PaymentContext, 'clock'>): Approvals => ({
  async demand(tx, { kind, ref, userId, staffId, amountFen, approval }) {
    if (approval) {
      if (approval.amountFen !== amountFen) throw fail('approval_stale', { amount_fen: amountFen });
      return;
    }
    if (amountFen === 0) return;
    const { aboveFen } = await holdApprovalRule(tx);
    if (aboveFen === null) return;
    const at = clock();
    await lockLimitedSteps(tx, { userId, staffId });
    const earlierFen = await countedFen(tx, { kind, userId, staffId }, countedSince(at));
    if (earlierFen + amountFen > aboveFen)
      throw fail('approval_needed', {
        kind,
        ref,
        amount_fen: amountFen,
        earlier_fen: earlierFen,
        limit_fen: aboveFen,
      });
    await insertLimitedStep(tx, { kind, ref, userId, staffId, amountFen, at });
  },
});
