import type { WeighingRule, WeighingRuleChange } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';
import { lockWaiting, setStage } from '../packing/pick.repo.ts';
import { lockRule, readRule, writeRule, type WeighingRuleState } from './weighing.repo.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { settlePackageTasks } from '../../tasks/settle-tasks.ts';
import type { StaffCall } from '../../core/staff-step.ts';

const presentRule = ({ enabled, floorFen, version }: WeighingRuleState): WeighingRule => ({
  enabled,
  floor_fen: floorFen,
  version,
});

export const showRule = async ({ db }: Pick<PackageContext, 'db'>): Promise<WeighingRule> =>
  presentRule(await readRule(db));

/** Parcels that wait for the scales can leave without them. */
const release = async (tx: Tx, context: Pick<PackageContext, 'clock' | 'services' | 'tasks'>): Promise<number> => {
  const numbers = await lockWaiting(tx);
  await setStage(tx, numbers, { stage: 'ready', stageAt: context.clock() });
  await settlePackageTasks(tx, context, numbers);
  return numbers.length;
};

/**
 * Changes the rule. Parcels that were packed before the rule began leave without the scales; when it ends, so do those
 * that wait for them. What was asked of shoppers stays asked.
 */
export const changeRule = async (
  tx: Tx,
  context: Pick<PackageContext, 'clock' | 'services' | 'staffChanges' | 'tasks'>,
  { audit, unchanged }: StaffCall,
  { enabled, floor_fen: floorFen }: WeighingRuleChange,
  version: number | undefined,
): Promise<WeighingRule> => {
  const before = await lockRule(tx);
  if (before.enabled === enabled && before.floorFen === floorFen) {
    unchanged();
    return presentRule(before);
  }
  const subject = { kind: 'weighing_rule', ref: 'weighing_rule' };
  if (version !== undefined && version !== before.version)
    throw await context.staffChanges().changed(tx, { ...subject, version: before.version });
  const rule = { enabled, floorFen, version: before.version + 1 };
  await writeRule(tx, rule);
  const released = before.enabled && !enabled ? await release(tx, context) : 0;
  await audit(tx, {
    action: 'weighing_rule.update',
    subject,
    data: {
      before: { enabled: before.enabled, floor_fen: before.floorFen },
      after: { enabled, floor_fen: floorFen },
      released,
    },
  });
  return presentRule(rule);
};
