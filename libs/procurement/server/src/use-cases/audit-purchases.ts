import { boughtOfLines } from '../db/purchase.repo.ts';
import { linesWithGap } from '../db/statement.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';

/**
 * Compares the pieces that orders count as bought with those of the purchases, and looks for equal lines of statements
 * of which an earlier one is missing.
 */
export const auditPurchases = async ({ db, orders }: Pick<ProcurementContext, 'db' | 'orders'>): Promise<string[]> => {
  const purchased = new Map((await boughtOfLines(db)).map(({ lineId, quantity }) => [lineId, quantity]));
  const counted = new Map((await orders().bought(db)).map(({ lineId, quantity }) => [lineId, quantity]));
  const lineIds = new Set([...purchased.keys(), ...counted.keys()]);
  const faults = [...lineIds].flatMap((id) => {
    const [bought, inPurchases] = [counted.get(id) ?? 0, purchased.get(id) ?? 0];
    return bought === inPurchases ? [] : [`line ${id} counts ${bought} bought pieces, its purchases ${inPurchases}`];
  });
  const gaps = await linesWithGap(db);
  return [
    ...faults,
    ...gaps.map(
      ({ id, occurrence }) => `statement line ${id} is number ${occurrence}, and number ${occurrence - 1} is missing`,
    ),
  ];
};
