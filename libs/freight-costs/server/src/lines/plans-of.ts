import type { Database } from '@caravan/server-core';
import type { BilledLine } from '../bills/bill-lines.ts';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { readRule } from '../rule/freight-rule.repo.ts';
import { earlierLines } from './freight-line.repo.ts';
import { planLines, type LineOrigin, type Plan } from './plan-lines.ts';

/** Plans each line of a bill by the parcels and the lines of now: three statements. */
export const plansOf = async (
  db: Database,
  { parcels }: Pick<FreightCostsContext, 'parcels'>,
  origin: LineOrigin,
  lines: readonly BilledLine[],
): Promise<Plan[]> => {
  const keys = [...new Set(lines.flatMap(({ trackingKey }) => trackingKey ?? []))];
  const found = await parcels().withTracking(db, keys);
  const earlier = await earlierLines(db, { packages: found.map(({ number }) => number), keys });
  return planLines(lines, origin, found, earlier, await readRule(db));
};
