import { and, asc, eq, inArray, ne, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { fail, type BinRule, type BinRuleChange } from '@caravan/warehouse-packages/contract';
import type { PackageContext } from '../core/package-context.ts';
import type { StaffCall } from '../core/staff-step.ts';
import { storeItemTable as items } from '../store/store-item.table.ts';
import { lockBins } from './bin.repo.ts';
import { binTable as bins, type BinRow, binRuleTable as rules } from './bin.table.ts';

/** Bins take goods of all shoppers until the owner decides otherwise. */
const firstRule = { oneShopper: false, version: 0 };

const readRule = async (db: Database): Promise<typeof firstRule> => (await db.select().from(rules))[0] ?? firstRule;

const presentRule = ({ oneShopper, version }: typeof firstRule): BinRule => ({ one_shopper: oneShopper, version });

export const showBinRule = async ({ db }: Pick<PackageContext, 'db'>): Promise<BinRule> =>
  presentRule(await readRule(db));

/** Changes the rule for goods that are put into bins from now on. Bins with goods of several shoppers stay as they are. */
export const changeBinRule = async (
  tx: Tx,
  context: Pick<PackageContext, 'staffChanges'>,
  { audit, unchanged }: StaffCall,
  { one_shopper: oneShopper }: BinRuleChange,
  version: number | undefined,
): Promise<BinRule> => {
  await tx
    .insert(rules)
    .values({ id: true, ...firstRule })
    .onConflictDoNothing();
  const before = (await tx.select().from(rules).for('update'))[0] ?? firstRule;
  if (before.oneShopper === oneShopper) {
    unchanged();
    return presentRule(before);
  }
  const subject = { kind: 'bin_rule', ref: 'bin_rule' };
  if (version !== undefined && version !== before.version)
    throw await context.staffChanges().changed(tx, { ...subject, version: before.version });
  const rule = { oneShopper, version: before.version + 1 };
  await tx.update(rules).set(rule);
  await audit(tx, { action: 'bin_rule.update', subject, data: { before: before.oneShopper, after: oneShopper } });
  return presentRule(rule);
};

/** The empty bin that is the next one on the way. */
const freeBinNear = async (tx: Tx, { code, position }: BinRow): Promise<string | undefined> => {
  const inside = tx
    .select({ found: sql`1` })
    .from(items)
    .where(eq(items.bin, bins.code));
  const [free] = await tx
    .select({ code: bins.code })
    .from(bins)
    .where(and(eq(bins.active, true), ne(bins.kind, 'holding'), ne(bins.code, code), notExists(inside)))
    .orderBy(sql`abs(${bins.position} - ${position})`, asc(bins.code))
    .limit(1);
  return free?.code;
};

/**
 * If a bin is for one shopper, refuses goods that would share it with those of another, and names a free bin. The bins
 * stay locked, so that two clerks cannot fill an empty one at once. Areas where goods wait take goods of all.
 */
export const refuseMixing = async (
  tx: Tx,
  moves: readonly { bin: string; ids: readonly string[] }[],
): Promise<void> => {
  if (!moves.length || !(await readRule(tx)).oneShopper) return;
  const locked = await lockBins(
    tx,
    moves.map(({ bin }) => bin),
  );
  for (const { bin, ids } of moves) {
    const row = locked.find(({ code }) => code === bin);
    if (!row || row.kind === 'holding' || !ids.length) continue;
    const together = await tx
      .selectDistinct({ userId: items.userId })
      .from(items)
      .where(inArray(items.id, [...ids]));
    const users = together.map(({ userId }) => userId);
    const [other] = await tx
      .select({ id: items.id })
      .from(items)
      .where(and(eq(items.bin, bin), notInArray(items.id, [...ids]), notInArray(items.userId, users)))
      .limit(1);
    if (!other && users.length === 1) continue;
    const free = await freeBinNear(tx, row);
    throw free === undefined ? fail('bin_one_shopper_full', { bin }) : fail('bin_one_shopper', { bin, free });
  }
};
