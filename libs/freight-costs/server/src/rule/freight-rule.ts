import type { FreightRule, FreightRuleChange } from '@caravan/freight-costs/contract';
import { expectedVersion, route, staffCallOf, type Route, type StaffCall, type Tx } from '@caravan/server-core';
import { getFreightRuleContract, updateFreightRuleContract } from '@caravan/freight-costs/contract/staff';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { lockRule, readRule, writeRule, type FreightRuleState } from './freight-rule.repo.ts';

const presentRule = ({ toleranceG, tolerancePercent, lossFen, version }: FreightRuleState): FreightRule => ({
  tolerance_g: toleranceG,
  tolerance_percent: tolerancePercent,
  loss_fen: lossFen,
  version,
});

const changeRule = async (
  tx: Tx,
  context: FreightCostsContext,
  { audit, unchanged }: StaffCall,
  change: FreightRuleChange,
  version: number | undefined,
): Promise<FreightRule> => {
  const held = await lockRule(tx);
  const { version: current, ...before } = presentRule(held);
  const isSame =
    before.tolerance_g === change.tolerance_g &&
    before.tolerance_percent === change.tolerance_percent &&
    before.loss_fen === change.loss_fen;
  if (isSame) {
    unchanged();
    return presentRule(held);
  }
  const subject = { kind: 'freight_rule', ref: 'freight_rule' };
  if (version !== undefined && version !== current)
    throw await context.staffChanges().changed(tx, { ...subject, version: current });
  const rule: FreightRuleState = {
    toleranceG: change.tolerance_g,
    tolerancePercent: change.tolerance_percent,
    lossFen: change.loss_fen,
    version: current + 1,
  };
  await writeRule(tx, rule);
  await audit(tx, { action: 'freight_rule.update', subject, data: { before, after: change } });
  return presentRule(rule);
};

/** Staff routes for the rule of differences. */
export const freightRuleRoutes = (context: FreightCostsContext): Route[] => [
  route(getFreightRuleContract, async () => presentRule(await readRule(context.db))),

  route(updateFreightRuleContract, (call) =>
    context.transaction((tx) => changeRule(tx, context, staffCallOf(call), call.body, expectedVersion(call.request))),
  ),
];
