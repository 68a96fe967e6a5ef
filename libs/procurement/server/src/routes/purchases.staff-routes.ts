import { fail } from '@caravan/procurement/contract';
import {
  createPurchaseContract,
  listPurchasesContract,
  updatePurchaseContract,
} from '@caravan/procurement/contract/schema';
import { expectedVersion, route, sendCsv, staffCallOf, type Route } from '@caravan/server-core';
import { changePurchase } from '../use-cases/change-purchase.ts';
import { listPurchases, purchaseLines } from '../use-cases/list-purchases.ts';
import type { ProcurementContext } from '../use-cases/procurement-context.ts';
import { createPurchase } from '../use-cases/record-purchase.ts';

/** Staff routes for what is bought at the shops. */
export const purchaseStaffRoutes = (context: ProcurementContext): Route[] => [
  route(createPurchaseContract, (call) =>
    call.once((tx) => createPurchase(tx, context, staffCallOf(call), { number: call.params.number, body: call.body })),
  ),

  route(listPurchasesContract, async ({ session, query, reply, audit }) => {
    if (query.format !== 'csv') return listPurchases(context, query);
    // Reading the list needs no code, so the descriptor cannot demand one (specification 24.9).
    if (session.mustConfirm) throw fail('confirm_needed');
    const subject = { kind: 'purchase', ref: 'list' };
    await context.transaction((tx) => audit(tx, { action: 'purchase.export', subject, data: { ...query } }));
    return sendCsv(reply, `purchases-${context.clock().toISOString().slice(0, 10)}`, purchaseLines(context, query));
  }),

  route(updatePurchaseContract, (call) => {
    const change = { id: call.params.id, body: call.body, expected: expectedVersion(call.request) };
    return context.transaction((tx) => changePurchase(tx, context, staffCallOf(call), change));
  }),
];
