import type { CostEntries } from '@caravan/fund-payment/port';
import { newId, type Fen } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { purchaseCostTable as costs } from './purchase-cost.table.ts';
import { purchaseTable as purchases } from './purchase.table.ts';
import { purchaseSettlementTable as settlements } from './statement.table.ts';

interface Cost {
  purchaseId: string;
  fen: Fen;
  at: Date;
}

/** Adds what was paid for further pieces of a purchase. */
export const addCost = async (tx: Tx, { purchaseId, fen, at }: Cost): Promise<void> => {
  if (fen !== 0) await tx.insert(costs).values({ id: newId(), purchaseId, kind: 'bought', fen, at });
};

/** Makes a locked purchase cost so much in all: the difference from what was recorded before is a row of now. */
export const correctCost = async (tx: Tx, { purchaseId, fen, at }: Cost): Promise<void> => {
  const [before] = await tx
    .select({ fen: sql<number | null>`sum(${costs.fen})`.mapWith(Number) })
    .from(costs)
    .where(eq(costs.purchaseId, purchaseId))
    .groupBy(costs.purchaseId);
  const difference = fen - (before?.fen ?? 0);
  if (difference === 0) return;
  // Without an amount before, it is no correction.
  const kind = before ? 'corrected' : 'bought';
  await tx.insert(costs).values({ id: newId(), purchaseId, kind, fen: difference, at });
};

/** The costs of purchases, for the books. */
export const purchaseCosts: CostEntries = ({ from, to }) => sql`
  select ${costs.at} as at, case ${costs.kind} when 'bought' then 'purchases' else 'purchase_corrections' end as cost,
    'sellers' as creditor, ${costs.fen} as fen
  from ${costs} where ${and(gte(costs.at, from), lt(costs.at, to))}`;

/** Purchases whose costs are not what was paid, unless finance has settled a difference from the statements. */
export const purchasesWithOtherCost = async (db: Database): Promise<string[]> => {
  const sums = db
    .select({ purchaseId: costs.purchaseId, fen: sql<number>`sum(${costs.fen})`.as('cost_fen') })
    .from(costs)
    .groupBy(costs.purchaseId)
    .as('sums');
  const found = await db
    .select({ id: purchases.id })
    .from(purchases)
    .leftJoin(sums, eq(sums.purchaseId, purchases.id))
    .where(
      and(
        sql`coalesce(${sums.fen}, 0) <> coalesce(${purchases.paidFen}, 0)`,
        sql`not exists (select from ${settlements} where ${settlements.purchaseId} = ${purchases.id})`,
      ),
    );
  return found.map(({ id }) => id);
};
