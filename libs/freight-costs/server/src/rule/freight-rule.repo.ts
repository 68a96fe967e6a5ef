import type { Database, Tx } from '@caravan/server-core';
import type { FreightLimits } from '../lines/plan-lines.ts';
import { freightRuleTable as rules } from './freight-rule.table.ts';

/** The shop's limits, and how often they were changed. */
export interface FreightRuleState extends FreightLimits {
  version: number;
}

/** The rule of a shop that has not changed it: carriers round up to steps of 100 g and more. */
const firstRule: FreightRuleState = { toleranceG: 100, tolerancePercent: 10, lossFen: 500, version: 0 };

const stateOf = (row: typeof rules.$inferSelect | undefined): FreightRuleState =>
  row
    ? {
        toleranceG: row.toleranceG,
        tolerancePercent: row.tolerancePercent,
        lossFen: row.lossFen,
        version: row.version,
      }
    : firstRule;

export const readRule = async (db: Database): Promise<FreightRuleState> => stateOf((await db.select().from(rules))[0]);

/** Locks the rule until the transaction ends, and creates its row if there is none. */
export const lockRule = async (tx: Tx): Promise<FreightRuleState> => {
  await tx
    .insert(rules)
    .values({ id: true, ...firstRule })
    .onConflictDoNothing();
  return stateOf((await tx.select().from(rules).for('update'))[0]);
};

export const writeRule = async (tx: Tx, rule: FreightRuleState): Promise<void> => {
  await tx.update(rules).set(rule);
};
