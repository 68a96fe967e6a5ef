import { route, staffCallOf, type Route } from '@caravan/server-core';
import {
  closeStockCountContract,
  decideStockCountContract,
  getStockCountContract,
  listStockCountsContract,
  openStockCountContract,
  scanStockCountContract,
  takeOverStockCountContract,
  undoStockCountScanContract,
} from '@caravan/stock-counts/contract/staff';
import type { StockCountsContext } from '../stock-counts-context.ts';
import { closeCount, openCount, scanGoods, takeOverCount, undoScan } from './count-bin.ts';
import { decideCount } from './decide-count.ts';
import { listCounts } from './list-counts.ts';
import { presentCount, presentWhole } from './present-count.ts';
import { showCount } from './whole-count.ts';

/** Staff routes for counts of bins. */
export const stockCountStaffRoutes = (context: StockCountsContext): Route[] => [
  route(listStockCountsContract, async ({ query }) => {
    const { names, ...found } = await listCounts(context, query);
    return { ...found, items: found.items.map((count) => presentCount(count, names)) };
  }),

  route(getStockCountContract, async ({ params, session }) =>
    presentWhole(await showCount(context.db, context, params.number), session.userId),
  ),

  route(openStockCountContract, (call) =>
    context.transaction(async (tx) =>
      presentWhole(await openCount(tx, context, staffCallOf(call), call.body.bin), call.session.userId),
    ),
  ),

  route(takeOverStockCountContract, (call) =>
    context.transaction(async (tx) =>
      presentWhole(await takeOverCount(tx, context, staffCallOf(call), call.params.number), call.session.userId),
    ),
  ),

  route(scanStockCountContract, (call) => call.once((tx) => scanGoods(tx, context, staffCallOf(call), call.body))),

  route(undoStockCountScanContract, (call) => call.once((tx) => undoScan(tx, context, staffCallOf(call), call.body))),

  route(closeStockCountContract, (call) =>
    call.once(async (tx) =>
      presentWhole(await closeCount(tx, context, staffCallOf(call), call.body.bin), call.session.userId),
    ),
  ),

  route(decideStockCountContract, (call) =>
    call.once(async (tx) =>
      presentWhole(
        await decideCount(tx, context, staffCallOf(call), call.params.number, call.body),
        call.session.userId,
      ),
    ),
  ),
];
