import { boughtOfLines } from '../db/purchase.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';

/** Compares the pieces that orders count as bought with those of the purchases. */
export const auditPurchases = async ({ db, orders }: Pick<ProcurementContext, 'db' | 'orders'>): Promise<string[]> => {
  const purchased = new Map((await boughtOfLines(db)).map(({ lineId, quantity }) => [lineId, quantity]));
  const counted = new Map((await orders().bought(db)).map(({ lineId, quantity }) => [lineId, quantity]));
  const lineIds = new Set([...purchased.keys(), ...counted.keys()]);
  return [...lineIds].flatMap((id) => {
    const [bought, inPurchases] = [counted.get(id) ?? 0, purchased.get(id) ?? 0];
    return bought === inPurchases ? [] : [`line ${id} counts ${bought} bought pieces, its purchases ${inPurchases}`];
  });
};
