import { isDeepStrictEqual } from 'node:util';
import type { CustomsRule, CustomsRuleChange } from '@caravan/customs/contract';
import type { Database, StaffCall, Tx } from '@caravan/server-core';
import type { CustomsContext } from '../customs-context.ts';
import { differing, listed } from '../tax-numbers/asking-countries.ts';
import { customsRuleTable as rules } from './declaration.table.ts';

type RuleState = CustomsRule;

/** A shop that has set nothing declares as before, without lines. */
const firstRule: RuleState = { declares: false, ioss: '', eori: '', countries: listed({}), version: 0 };

const stateOf = (row: typeof rules.$inferSelect | undefined): RuleState =>
  row
    ? {
        declares: row.declares,
        ioss: row.ioss,
        eori: row.eori,
        countries: listed(row.countries),
        version: row.version,
      }
    : firstRule;

export const readRule = async (db: Database): Promise<RuleState> => stateOf((await db.select().from(rules))[0]);

export const changeRule = async (
  tx: Tx,
  context: CustomsContext,
  { audit, unchanged }: StaffCall,
  asked: CustomsRuleChange,
  version: number | undefined,
): Promise<CustomsRule> => {
  await tx.insert(rules).values({ id: true, declares: false, ioss: '', eori: '', version: 0 }).onConflictDoNothing();
  const held = stateOf((await tx.select().from(rules).for('update'))[0]);
  const { version: current, ...before } = held;
  const countries = differing(asked.countries ?? before.countries);
  const change = { ...asked, countries: listed(countries) };
  if (isDeepStrictEqual(before, change)) {
    unchanged();
    return held;
  }
  const subject = { kind: 'customs_rule', ref: 'customs_rule' };
  if (version !== undefined && version !== current)
    throw await context.staffChanges().changed(tx, { ...subject, version: current });
  const rule = { ...change, version: current + 1 };
  await tx.update(rules).set({ ...rule, countries });
  await audit(tx, { action: 'customs_rule.update', subject, data: { before, after: change } });
  return rule;
};
