import { expectedVersion, fitPage, route, type Route } from '@caravan/server-core';
import {
  cancelStaffServiceContract,
  correctMeasuredContract,
  getServicePricesContract,
  getStaffServiceContract,
  listStaffServicesContract,
  measureGoodsContract,
  updateServicePricesContract,
} from '@caravan/warehouse-packages/contract/staff';
import { presentStaffService } from './present-service.ts';
import { presenterContext } from '../core/presenter-context.ts';
import { cancelServiceForShopper } from './cancel-service.ts';
import { correctMeasured, measureGoods } from '../store/measure-goods.ts';
import type { PackageContext } from '../core/package-context.ts';
import { changePrices, showPrices } from './service-prices.ts';
import { listStaffServices, showService } from './show-services.ts';
import { staffCallOf } from '../core/staff-step.ts';

/** Staff routes for services and their prices. */
export const serviceStaffRoutes = (context: PackageContext): Route[] => [
  route(listStaffServicesContract, async ({ query, language }) => {
    const found = await listStaffServices(context, query);
    const presenter = presenterContext(context, language);
    const items = found.items.map((one) => presentStaffService(one, presenter));
    return fitPage({ ...found, items }, ({ created_at: at, number }) => [at, number]);
  }),

  route(getStaffServiceContract, async ({ params, language }) =>
    presentStaffService(await showService(context.db, 'all', params.number), presenterContext(context, language)),
  ),

  route(cancelStaffServiceContract, (call) =>
    call.once(async (tx) => {
      const ended = await cancelServiceForShopper(tx, context, staffCallOf(call), call.params.number, call.body.note);
      return presentStaffService(ended, presenterContext(context, call.language));
    }),
  ),

  route(measureGoodsContract, (call) =>
    call.once(async (tx) => {
      const measured = await measureGoods(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffService(measured, presenterContext(context, call.language));
    }),
  ),

  route(correctMeasuredContract, (call) =>
    call.once(async (tx) => {
      const corrected = await correctMeasured(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffService(corrected, presenterContext(context, call.language));
    }),
  ),

  route(getServicePricesContract, () => showPrices(context)),

  route(updateServicePricesContract, (call) =>
    context.transaction((tx) => changePrices(tx, context, staffCallOf(call), call.body, expectedVersion(call.request))),
  ),
];
