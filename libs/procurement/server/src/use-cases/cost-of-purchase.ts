import type { Tx } from '@caravan/server-core';
import { booksOfPurchases, settledAmong } from '../db/purchase-books.repo.ts';
import { correctCost } from '../db/purchase-cost.repo.ts';
import { lockPurchase } from '../db/purchase.repo.ts';
import type { PurchaseRow } from '../db/purchase.table.ts';
import type { ProcurementContext } from './procurement-context.ts';

type Context = Pick<ProcurementContext, 'clock' | 'orders'>;

const booksOf = async (tx: Tx, { orders }: Context, id: string) =>
  (await booksOfPurchases(tx, [id], orders().repaid)).get(id);

/**
 * Makes a locked purchase cost what finance settled by its statements while that counts, and otherwise what was recorded.
 * What the seller paid back for returns is in the statements.
 */
export const correctCostOf = async (tx: Tx, context: Context, { id, paidFen }: PurchaseRow): Promise<void> => {
  const { settlement = null, statementFen = null, repaidFen = 0 } = (await booksOf(tx, context, id)) ?? {};
  const fen = settlement && statementFen !== null ? statementFen + repaidFen : (paidFen ?? 0);
  await correctCost(tx, { purchaseId: id, fen, at: context.clock() });
};

/**
 * After new statement lines: a purchase whose difference was settled before, and that agrees with its statements now, cost
 * what was recorded after all. Others keep their cost until finance settles the new difference.
 */
export const endSettledCosts = async (tx: Tx, context: Context, ids: readonly string[]): Promise<void> => {
  for (const id of await settledAmong(tx, ids)) {
    const purchase = await lockPurchase(tx, id);
    const books = await booksOf(tx, context, id);
    if (purchase && books?.state === 'matched' && !books.settlement) await correctCostOf(tx, context, purchase);
  }
};
