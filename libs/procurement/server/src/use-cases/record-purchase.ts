import type { StaffOrder } from '@caravan/cart-orders/contract';
import type { Purchases, RecordedPurchase } from '@caravan/cart-orders/port';
import { newId } from '@caravan/kernel';
import { fail, type NewPurchase } from '@caravan/procurement/contract';
import type { StaffCall, Tx } from '@caravan/server-core';
import { addCost } from '../db/purchase-cost.repo.ts';
import {
  addPurchaseLines,
  endLines,
  endPurchases,
  insertPurchase,
  lockPurchaseOf,
  writePurchase,
} from '../db/purchase.repo.ts';
import { numbersOfLines } from '../db/purchase-reads.repo.ts';
import type { PurchaseRow } from '../db/purchase.table.ts';
import type { ProcurementContext } from './procurement-context.ts';
import { settlePurchaseTasks, syncPurchaseTasks } from './procurement-tasks.ts';

/** The facts of a purchase besides its pieces. */
interface Facts {
  account: string | null;
  paidFen: number | null;
  expectedAt: Date | null;
  /** Refuses a known number; otherwise the pieces are added to its purchase. */
  mustBeNew: boolean;
}

/** Adds what was paid for further pieces; a purchase without any amount keeps none. */
const added = (before: number | null, more: number | null): number | null =>
  before === null && more === null ? null : (before ?? 0) + (more ?? 0);

/** Adds to the purchase that has the number already. */
const extend = async (
  tx: Tx,
  { clock }: Pick<ProcurementContext, 'clock'>,
  facts: Facts,
  { supplierOrderNo }: RecordedPurchase,
): Promise<PurchaseRow> => {
  const known = await lockPurchaseOf(tx, supplierOrderNo);
  if (!known) throw new Error(`no purchase has the number ${supplierOrderNo}`);
  if (facts.mustBeNew) throw fail('supplier_number_known', { purchase_id: known.id });
  await addCost(tx, { purchaseId: known.id, fen: facts.paidFen ?? 0, at: clock() });
  return writePurchase(tx, known.id, {
    account: known.account ?? facts.account,
    paidFen: added(known.paidFen, facts.paidFen),
    expectedAt: facts.expectedAt ?? known.expectedAt,
    doneAt: null,
  });
};

/** Writes pieces that were counted as bought on their order, and the tasks that follow. */
const record = async (
  tx: Tx,
  context: ProcurementContext,
  bought: RecordedPurchase,
  facts: Facts,
): Promise<PurchaseRow> => {
  const { orderNumber, shopName, supplierOrderNo, staffId, pieces } = bought;
  const { account, paidFen, expectedAt } = facts;
  const fresh: PurchaseRow = {
    id: newId(),
    supplierOrderNo,
    account,
    paidFen,
    shopName,
    expectedAt,
    boughtBy: staffId,
    createdAt: context.clock(),
    doneAt: null,
    version: 1,
  };
  const linesOf = ({ id: purchaseId }: PurchaseRow) =>
    pieces.map(({ lineId, quantity }) => ({ purchaseId, lineId, orderNumber, quantity, endedAt: null }));
  if (await insertPurchase(tx, fresh, bought)) {
    await settlePurchaseTasks(tx, context, [{ purchase: fresh, lines: linesOf(fresh), parcels: [] }]);
    return fresh;
  }
  const known = await extend(tx, context, facts, bought);
  await addPurchaseLines(tx, linesOf(known));
  await syncPurchaseTasks(tx, context, [known.id]);
  return known;
};

/**
 * Records that staff bought pieces of an order. One order at a shop may serve several orders of that shop: the second
 * must say so by `shared`, because the same number is otherwise a mistake.
 */
export const createPurchase = async (
  tx: Tx,
  context: ProcurementContext,
  { staffId, audit }: StaffCall,
  { number: orderNumber, body }: { number: string; body: NewPurchase },
): Promise<StaffOrder> => {
  const { supplier_order_no: supplierOrderNo, account, paid_fen: paidFen, lines } = body;
  const pieces = lines.map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
  const { shopName } = await context.orders().buy(tx, { orderNumber, supplierOrderNo, staffId, pieces });
  const bought = { orderNumber, shopName, supplierOrderNo, staffId, pieces };
  const purchase = await record(tx, context, bought, {
    account,
    paidFen,
    expectedAt: body.expected_at ? new Date(body.expected_at) : null,
    mustBeNew: !body.shared,
  });
  // A number of another shop is a slip, even if the buyer says that it is shared.
  if (purchase.shopName !== shopName) throw fail('supplier_number_known', { purchase_id: purchase.id });
  await audit(tx, {
    action: 'order.purchase',
    subject: { kind: 'order', ref: orderNumber },
    data: { purchase_id: purchase.id, supplier_order_no: supplierOrderNo, paid_fen: paidFen, lines },
  });
  return context.orders().show(tx, orderNumber);
};

/** Ends lines of which nothing more arrives; a purchase without other lines is done. */
const endPurchasedLines = async (tx: Tx, context: ProcurementContext, lineIds: readonly string[]): Promise<void> => {
  const now = context.clock();
  const touched = await endLines(tx, lineIds, now);
  if (touched.length) await settlePurchaseTasks(tx, context, await endPurchases(tx, touched, now));
};

/** Purchases as orders record them, by the shop's number alone. */
export const recordedPurchases = (context: ProcurementContext): Purchases => ({
  async record(tx, purchase) {
    await record(tx, context, purchase, { account: null, paidFen: null, expectedAt: null, mustBeNew: false });
  },
  numbersOf: numbersOfLines,
  ended: (tx, lineIds) => endPurchasedLines(tx, context, lineIds),
});
