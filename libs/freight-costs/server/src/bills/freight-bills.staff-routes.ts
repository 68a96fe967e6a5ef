import {
  checkFreightBillContract,
  importFreightBillContract,
  listFreightBillsContract,
  listFreightCarriersContract,
} from '@caravan/freight-costs/contract/staff';
import { route, staffCallOf, type Route } from '@caravan/server-core';
import type { FreightCostsContext } from '../freight-costs-context.ts';
import { checkBill, importBill, rateOf } from './import-bill.ts';
import { listBills, listCarriers, showBill } from './list-bills.ts';

/** Staff routes for carriers' bills. */
export const freightBillRoutes = (context: FreightCostsContext): Route[] => [
  route(listFreightCarriersContract, () => listCarriers(context)),

  route(checkFreightBillContract, async (call) => {
    call.unchanged();
    return checkBill(context, call.body);
  }),

  route(importFreightBillContract, async (call) => {
    const rate = await rateOf(context, call.body);
    return call.once(async (tx) => {
      const bill = await importBill(tx, context, staffCallOf(call), call.body, { rate, language: call.language });
      return showBill(tx, context, bill);
    });
  }),

  route(listFreightBillsContract, ({ query }) => listBills(context, query)),
];
