import type { Tx } from '@caravan/server-core';
import type { NewMeasurementService, ServiceMade } from '@caravan/goods-services/contract';
import { insertMeasures } from './measurement.repo.ts';
import { readPrices } from '../service-prices.repo.ts';
import { lockForService, placeService, refuseOtherPrice } from '../order-service.ts';
import type { ServicesContext } from '../../services-context.ts';

/** Has goods in the warehouse measured, at one price for all measures of an item. */
export const orderMeasurement = async (
  tx: Tx,
  context: ServicesContext,
  userId: string,
  { item_id: itemId, measures, note, amount_fen: seenFen }: NewMeasurementService,
): Promise<ServiceMade> => {
  const items = await lockForService(tx, context, userId, [itemId]);
  const { measurementFen } = await readPrices(tx);
  refuseOtherPrice(measurementFen, seenFen);
  const draft = { kind: 'measurement', userId, units: 1, unitFen: measurementFen, note } as const;
  return placeService(tx, context, draft, items, (serviceNumber) =>
    insertMeasures(
      tx,
      measures.map(({ what, name, stated = null }, position) => ({ serviceNumber, position, what, name, stated })),
    ),
  );
};
