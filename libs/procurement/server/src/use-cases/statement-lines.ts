import { newId, type CursorPage } from '@caravan/kernel';
import {
  fail,
  type Purchase,
  type SettlementOfPurchase,
  type StatementLine,
  type StatementLinesQuery,
} from '@caravan/procurement/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { booksOfPurchases, insertSettlement } from '../db/purchase-books.repo.ts';
import { correctCost } from '../db/purchase-cost.repo.ts';
import { lockPurchase } from '../db/purchase.repo.ts';
import { pageOfStatementLines } from '../db/statement.repo.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { showPurchases, staffNames } from './show-procurement.ts';

export const listStatementLines = async (
  context: ProcurementContext,
  query: StatementLinesQuery,
): Promise<CursorPage<StatementLine>> => {
  const page = await pageOfStatementLines(context.db, query);
  const nameOf = await staffNames(
    context.db,
    context,
    page.items.map(({ line }) => line.importedBy),
  );
  return {
    ...page,
    items: page.items.map(({ line, purchaseId }) => ({
      id: line.id,
      account: line.account,
      supplier_order_no: line.supplierOrderNo,
      amount_fen: line.amountFen,
      paid_on: line.paidOn,
      note: line.note,
      purchase_id: purchaseId,
      imported_by: nameOf(line.importedBy),
      imported_at: line.importedAt.toISOString(),
    })),
  };
};

/**
 * Settles the difference of the amounts that the caller saw. A line that is imported at the same time needs no lock: the
 * settlement counts only for the sum that it names.
 */
export const settlePurchase = async (
  tx: Tx,
  context: ProcurementContext,
  { staffId, audit }: StaffCall,
  { id, body }: { id: string; body: SettlementOfPurchase },
): Promise<Purchase> => {
  const purchase = await lockPurchase(tx, id);
  const books = purchase && (await booksOfPurchases(tx, [id], context.orders().repaid)).get(id);
  if (!books) throw fail('not_found');
  const { note, statement_fen: statementFen, paid_fen: paidFen } = body;
  const leftFen = purchase.paidFen === null ? null : purchase.paidFen - books.repaidFen;
  if (books.statementFen !== statementFen || leftFen !== paidFen || books.settlement)
    throw await context.changes().changed(tx, { kind: 'purchase', ref: id, version: purchase.version });
  if (books.state !== 'differs') throw fail('no_difference');
  const at = context.clock();
  await insertSettlement(tx, {
    id: newId(),
    purchaseId: id,
    supplierOrderNo: purchase.supplierOrderNo,
    paidFen,
    statementFen,
    statementLines: books.statementLines,
    note,
    staffId,
    at,
  });
  // The statement is what was paid in the end; what the seller paid back for returns is in it.
  await correctCost(tx, { purchaseId: id, fen: statementFen + books.repaidFen, at });
  await audit(tx, {
    action: 'purchase.reconcile',
    subject: { kind: 'purchase', ref: id },
    note,
    data: { supplier_order_no: purchase.supplierOrderNo, paid_fen: paidFen, statement_fen: statementFen },
  });
  const [shown] = await showPurchases(tx, context, [purchase]);
  if (!shown) throw new Error(`no purchase ${id}`);
  return shown;
};
