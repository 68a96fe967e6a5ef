import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { dutyRuleTable as rules, type DutyRuleRow } from './duty-rule.table.ts';

const inForce = (at: Date) => or(isNull(rules.effectiveFrom), lte(rules.effectiveFrom, at));
/** A change of a day replaces an earlier one of the same day. */
const latestFirst = [sql`${rules.effectiveFrom} desc nulls last`, desc(rules.version)];

/** Every country in the version of this moment. */
export const currentRules = (db: Database, now: Date): Promise<DutyRuleRow[]> =>
  db
    .selectDistinctOn([rules.country])
    .from(rules)
    .where(inForce(now))
    .orderBy(asc(rules.country), ...latestFirst);

/** The version of a country that is in force at a moment. */
export const ruleAt = async (db: Database, country: string, at: Date): Promise<DutyRuleRow | undefined> => {
  const [found] = await db
    .select()
    .from(rules)
    .where(and(eq(rules.country, country), inForce(at)))
    .orderBy(...latestFirst)
    .limit(1);
  return found;
};

/** The versions of the future, in the order in which they come into force. */
export const scheduledRules = (db: Database, now: Date, country?: string): Promise<DutyRuleRow[]> =>
  db
    .selectDistinctOn([rules.country, rules.effectiveFrom])
    .from(rules)
    .where(and(gt(rules.effectiveFrom, now), country === undefined ? undefined : eq(rules.country, country)))
    .orderBy(asc(rules.country), asc(rules.effectiveFrom), desc(rules.version));

/** All versions of a country, the newest first. */
export const versionsOf = (db: Database, country: string): Promise<DutyRuleRow[]> =>
  db.select().from(rules).where(eq(rules.country, country)).orderBy(desc(rules.version));

export const insertRules = async (db: Database, rows: readonly DutyRuleRow[]): Promise<void> => {
  await db
    .insert(rules)
    .values([...rows])
    .onConflictDoNothing();
};

/** Inserts one version, which no other caller can have inserted under the lock of `lockRules`. */
export const insertRule = async (tx: Tx, row: DutyRuleRow): Promise<void> => {
  await tx.insert(rules).values(row);
};

export const countRules = (db: Database): Promise<number> => db.$count(rules);

/** The highest version of a country, 0 if it has none. No other transaction changes it until this one ends. */
export const lockRules = async (tx: Tx, country: string): Promise<number> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`duties ${country}`}, 0))`);
  const [found] = await tx
    .select({ version: rules.version })
    .from(rules)
    .where(eq(rules.country, country))
    .orderBy(desc(rules.version))
    .limit(1);
  return found?.version ?? 0;
};
