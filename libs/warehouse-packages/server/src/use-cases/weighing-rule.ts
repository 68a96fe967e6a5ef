import type { WeighingRule, WeighingRuleChange } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';
import { lockRule, readRule, writeRule, type WeighingRuleState } from '../db/weighing.repo.ts';
import type { PackageContext } from './package-context.ts';
import type { StaffCall } from './staff-step.ts';

const presentRule = ({ enabled, floorFen, version }: WeighingRuleState): WeighingRule => ({
  enabled,
  floor_fen: floorFen,
  version,
});

export const showRule = async ({ db }: Pick<PackageContext, 'db'>): Promise<WeighingRule> =>
  presentRule(await readRule(db));

/** Changes the rule. Parcels that are packed already stay where they are. */
export const changeRule = async (
  tx: Tx,
  { staffChanges }: Pick<PackageContext, 'staffChanges'>,
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
    throw await staffChanges().changed(tx, { ...subject, version: before.version });
  const rule = { enabled, floorFen, version: before.version + 1 };
  await writeRule(tx, rule);
  await audit(tx, {
    action: 'weighing_rule.update',
    subject,
    data: { before: { enabled: before.enabled, floor_fen: before.floorFen }, after: { enabled, floor_fen: floorFen } },
  });
  return presentRule(rule);
};
