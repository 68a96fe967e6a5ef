import { route, type Route } from '@caravan/server-core';
import {
  cancelServiceContract,
  getServiceContract,
  getServiceOfferContract,
  listServicesContract,
  orderMeasurementContract,
  orderPhotoServiceContract,
  orderRehearsalContract,
} from '@caravan/goods-services/contract/schema';
import { presentListedService, presentService, servicePresenter } from './present-service.ts';
import { cancelUnpaid } from './end-service.ts';
import { orderMeasurement } from './measurements/order-measurement.ts';
import { orderRehearsal } from './rehearsals/order-rehearsal.ts';
import { orderPhotos } from './order-service.ts';
import type { ServicesContext } from '../services-context.ts';
import { showOffer } from './service-prices.ts';
import { listServices, showService } from './show-services.ts';

/** A shopper's services for goods in the warehouse. */
export const serviceRoutes = (context: ServicesContext): Route[] => [
  route(getServiceOfferContract, () => showOffer(context)),

  route(orderPhotoServiceContract, ({ session, body, once }) =>
    once((tx) => orderPhotos(tx, context, session.userId, body)),
  ),

  route(orderMeasurementContract, ({ session, body, once }) =>
    once((tx) => orderMeasurement(tx, context, session.userId, body)),
  ),

  route(orderRehearsalContract, ({ session, body, once }) =>
    once((tx) => orderRehearsal(tx, context, session.userId, body)),
  ),

  route(listServicesContract, async ({ session, query }) => {
    const found = await listServices(context, session.userId, query);
    const presenter = servicePresenter(context);
    return { ...found, items: found.items.map((one) => presentListedService(one, presenter)) };
  }),

  route(getServiceContract, async ({ session, params }) =>
    presentService(
      await showService(context.db, context, { userId: session.userId }, params.number),
      servicePresenter(context),
    ),
  ),

  route(cancelServiceContract, ({ session, params, once }) =>
    once(async (tx) =>
      presentService(await cancelUnpaid(tx, context, session.userId, params.number), servicePresenter(context)),
    ),
  ),
];
