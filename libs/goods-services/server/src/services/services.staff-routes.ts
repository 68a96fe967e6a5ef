import { expectedVersion, fitPage, route, staffCallOf, type Route } from '@caravan/server-core';
import {
  cancelStaffServiceContract,
  correctMeasuredContract,
  getServicePricesContract,
  getStaffServiceContract,
  listStaffServicesContract,
  measureGoodsContract,
  updateServicePricesContract,
} from '@caravan/goods-services/contract/staff';
import { presentStaffService, servicePresenter } from './present-service.ts';
import { cancelServiceForShopper } from './cancel-service.ts';
import { correctMeasured, measureGoods } from './measurements/measure-goods.ts';
import type { ServicesContext } from '../services-context.ts';
import { changePrices, showPrices } from './service-prices.ts';
import { listStaffServices, showService } from './show-services.ts';

/** Staff routes for services and their prices. */
export const serviceStaffRoutes = (context: ServicesContext): Route[] => [
  route(listStaffServicesContract, async ({ query }) => {
    const found = await listStaffServices(context, query);
    const presenter = servicePresenter(context);
    const items = found.items.map((one) => presentStaffService(one, presenter));
    return fitPage({ ...found, items }, ({ created_at: at, number }) => [at, number]);
  }),

  route(getStaffServiceContract, async ({ params }) =>
    presentStaffService(await showService(context.db, context, 'all', params.number), servicePresenter(context)),
  ),

  route(cancelStaffServiceContract, (call) =>
    call.once(async (tx) => {
      const ended = await cancelServiceForShopper(tx, context, staffCallOf(call), call.params.number, call.body.note);
      return presentStaffService(ended, servicePresenter(context));
    }),
  ),

  route(measureGoodsContract, (call) =>
    call.once(async (tx) => {
      const measured = await measureGoods(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffService(measured, servicePresenter(context));
    }),
  ),

  route(correctMeasuredContract, (call) =>
    call.once(async (tx) => {
      const corrected = await correctMeasured(tx, context, staffCallOf(call), call.params.number, call.body);
      return presentStaffService(corrected, servicePresenter(context));
    }),
  ),

  route(getServicePricesContract, () => showPrices(context)),

  route(updateServicePricesContract, (call) =>
    context.transaction((tx) => changePrices(tx, context, staffCallOf(call), call.body, expectedVersion(call.request))),
  ),
];
