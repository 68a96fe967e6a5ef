import { isDeepStrictEqual } from 'node:util';
import type { ServiceOffer, ServicePrices, ServicePricesChange } from '@caravan/goods-services/contract';
import type { Tx } from '@caravan/server-core';
import { lockPrices, readPrices, writePrices, type ServicePricesState } from './service-prices.repo.ts';
import type { ServiceCall, ServicesContext } from '../services-context.ts';

const presentOffer = ({ photoFen, measurementFen, rehearsalFen }: ServicePricesState): ServiceOffer => ({
  photo_fen: photoFen,
  measurement_fen: measurementFen,
  rehearsal_fen: rehearsalFen,
});

const presentPrices = (state: ServicePricesState): ServicePrices => ({
  ...presentOffer(state),
  version: state.version,
});

/** The prices that shoppers see now. */
export const showOffer = async ({ db }: Pick<ServicesContext, 'db'>): Promise<ServiceOffer> =>
  presentOffer(await readPrices(db));

export const showPrices = async ({ db }: Pick<ServicesContext, 'db'>): Promise<ServicePrices> =>
  presentPrices(await readPrices(db));

/** Changes what services cost. What was ordered before keeps its price. */
export const changePrices = async (
  tx: Tx,
  { staffChanges }: Pick<ServicesContext, 'staffChanges'>,
  { audit, unchanged }: ServiceCall,
  change: ServicePricesChange,
  version: number | undefined,
): Promise<ServicePrices> => {
  const before = await lockPrices(tx);
  const after: ServicePricesState = {
    photoFen: change.photo_fen,
    measurementFen: change.measurement_fen,
    rehearsalFen: change.rehearsal_fen,
    version: before.version + 1,
  };
  if (isDeepStrictEqual(presentOffer(after), presentOffer(before))) {
    unchanged();
    return presentPrices(before);
  }
  const subject = { kind: 'service_prices', ref: 'service_prices' };
  if (version !== undefined && version !== before.version)
    throw await staffChanges().changed(tx, { ...subject, version: before.version });
  await writePrices(tx, after);
  await audit(tx, {
    action: 'service_prices.update',
    subject,
    data: { before: presentOffer(before), after: presentOffer(after) },
  });
  return presentPrices(after);
};
