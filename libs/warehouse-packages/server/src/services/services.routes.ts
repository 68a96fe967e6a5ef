import { route, type Route } from '@caravan/server-core';
import {
  cancelServiceContract,
  getServiceContract,
  getServiceOfferContract,
  listServicesContract,
  orderMeasurementContract,
  orderPhotoServiceContract,
  orderRehearsalContract,
} from '@caravan/warehouse-packages/contract/schema';
import { presentListedService, presentService } from './present-service.ts';
import { presenterContext } from '../core/presenter-context.ts';
import { cancelUnpaid } from './end-service.ts';
import { orderMeasurement } from './measurements/order-measurement.ts';
import { orderRehearsal } from './rehearsals/order-rehearsal.ts';
import { orderPhotos } from './order-service.ts';
import type { PackageContext } from '../core/package-context.ts';
import { showOffer } from './service-prices.ts';
import { listServices, showService } from './show-services.ts';

/** A shopper's services for goods in the warehouse. */
export const serviceRoutes = (context: PackageContext): Route[] => [
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

  route(listServicesContract, async ({ session, query, language }) => {
    const found = await listServices(context, session.userId, query);
    const presenter = presenterContext(context, language);
    return { ...found, items: found.items.map((one) => presentListedService(one, presenter)) };
  }),

  route(getServiceContract, async ({ session, params, language }) =>
    presentService(
      await showService(context.db, { userId: session.userId }, params.number),
      presenterContext(context, language),
    ),
  ),

  route(cancelServiceContract, ({ session, params, language, once }) =>
    once(async (tx) =>
      presentService(
        await cancelUnpaid(tx, context, session.userId, params.number),
        presenterContext(context, language),
      ),
    ),
  ),
];
