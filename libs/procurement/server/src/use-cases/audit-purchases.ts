import type { AuditRun } from '@caravan/server-core';
import { boughtOfLines, countPurchaseLines } from '../db/purchase-reads.repo.ts';
import { purchasesWithOtherCost } from '../db/purchase-cost.repo.ts';
import { linesWithGap } from '../db/statement.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';

const batchSize = 500;

interface Pieces {
  lineId: string;
  quantity: number;
}

/** Compares the pieces of lines, of which the others may lack some; a line that is missing has none. */
const differences = (
  some: readonly Pieces[],
  others: readonly Pieces[],
): { id: string; some: number; others: number }[] => {
  const byLine = new Map(others.map(({ lineId, quantity }) => [lineId, quantity]));
  return some.flatMap(({ lineId: id, quantity }) => {
    const other = byLine.get(id) ?? 0;
    return other === quantity ? [] : [{ id, some: quantity, others: other }];
  });
};

const fault = (id: string, counted: number, purchased: number): string =>
  `line ${id} counts ${counted} bought pieces, its purchases ${purchased}`;

/**
 * Compares the pieces that orders count as bought with those of the purchases, looks for equal lines of statements
 * of which an earlier one is missing, and compares what was paid with the costs in the books.
 */
export const auditPurchases = async (
  { db, orders }: Pick<ProcurementContext, 'db' | 'orders'>,
  run: AuditRun,
): Promise<string[]> => {
  const idsOf = (pieces: readonly Pieces[]) => ({ ids: pieces.map(({ lineId }) => lineId) });
  const purchased = await run.batches({
    name: 'purchased lines',
    count: () => countPurchaseLines(db),
    check: async (after) => {
      const found = await boughtOfLines(db, { after, limit: batchSize });
      const counted = found.length ? await orders().bought(db, idsOf(found)) : [];
      const faults = differences(found, counted).map(({ id, some, others }) => fault(id, others, some));
      return { faults, rows: found.length, last: found.at(-1)?.lineId };
    },
  });
  const counted = await run.batches({
    name: 'lines that count as bought',
    count: () => countPurchaseLines(db),
    check: async (after) => {
      const found = await orders().bought(db, { after, limit: batchSize });
      const inPurchases = found.length ? await boughtOfLines(db, idsOf(found)) : [];
      // A line that both have is compared above.
      const faults = differences(found, inPurchases)
        .filter(({ others }) => others === 0)
        .map(({ id, some, others }) => fault(id, some, others));
      return { faults, rows: found.length, last: found.at(-1)?.lineId };
    },
  });
  const gaps = await run.part('statements', async () =>
    (await linesWithGap(db)).map(
      ({ id, occurrence }) => `statement line ${id} is number ${occurrence}, and number ${occurrence - 1} is missing`,
    ),
  );
  const costs = await run.part('costs of purchases', async () =>
    (await purchasesWithOtherCost(db)).map((id) => `the costs of purchase ${id} are not what was paid for it`),
  );
  return [...purchased, ...counted, ...gaps, ...costs];
};
