import { isDeepStrictEqual } from 'node:util';
import { fail, type Purchase, type PurchaseChange } from '@caravan/procurement/contract';
import { violatedConstraint, type StaffCall, type Tx } from '@caravan/server-core';
import { lockPurchase, writePurchase, type PurchasePatch } from '../db/purchase.repo.ts';
import type { PurchaseRow } from '../db/purchase.table.ts';
import { correctCostOf } from './cost-of-purchase.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { syncPurchaseTasks } from './procurement-tasks.ts';
import { showPurchases } from './show-procurement.ts';

const factsOf = ({ supplierOrderNo, account, paidFen, expectedAt }: PurchaseRow): PurchasePatch => ({
  supplierOrderNo,
  account,
  paidFen,
  expectedAt,
});

const write = (tx: Tx, id: string, patch: PurchasePatch): Promise<PurchaseRow> =>
  writePurchase(tx, id, patch).catch((error: unknown) => {
    throw violatedConstraint(error) === 'purchase_supplier_number' ? fail('supplier_number_known') : error;
  });

/** Corrects the facts of a purchase, unless somebody else has changed it since the caller read it. */
export const changePurchase = async (
  tx: Tx,
  context: ProcurementContext,
  { audit, unchanged }: StaffCall,
  { id, body, expected }: { id: string; body: PurchaseChange; expected: number | undefined },
): Promise<Purchase> => {
  const held = await lockPurchase(tx, id);
  if (!held) throw fail('not_found');
  const patch = {
    supplierOrderNo: body.supplier_order_no,
    account: body.account,
    paidFen: body.paid_fen,
    expectedAt: body.expected_at ? new Date(body.expected_at) : null,
  };
  const before = factsOf(held);
  let row = held;
  // A repeated correction finds its own result, with a later version.
  if (isDeepStrictEqual(before, patch)) unchanged();
  else {
    if (expected !== undefined && expected !== held.version)
      throw await context.changes().changed(tx, { kind: 'purchase', ref: id, version: held.version });
    row = await write(tx, id, patch);
    // A settlement is of an amount and a number.
    if (row.paidFen !== held.paidFen || row.supplierOrderNo !== held.supplierOrderNo)
      await correctCostOf(tx, context, row);
    await audit(tx, {
      action: 'purchase.change',
      subject: { kind: 'purchase', ref: id },
      data: { before, after: patch },
    });
    await syncPurchaseTasks(tx, context, [id]);
  }
  const [shown] = await showPurchases(tx, context, [row]);
  if (!shown) throw new Error(`no purchase ${id}`);
  return shown;
};
