import { serviceFeesPort } from '@caravan/content/port';
import { dutyFreeLimitsPort, landedCostsPort } from '@caravan/logistics/port';
import type { Core, Used } from '@caravan/server-core';
import { goodsToSendPort, paidParcelsPort, weighedGoodsPort } from '@caravan/shipping/port';
import { staffChangesPort } from '@caravan/tasks/port';
import type { SplitterOptions } from './split/splitter.ts';
import type { Splitter } from './split/splitter-port.ts';

export const shippingNeeds = {
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: staffChangesPort,
  /** Up to which value countries charge no duty, for plans of several parcels. */
  dutyFreeLimits: dutyFreeLimitsPort,
  /** The goods that plans of several parcels divide. */
  goodsToSend: goodsToSendPort,
  /** Parcels that were paid, for previews of prices and the accuracy of quotes. */
  paidParcels: paidParcelsPort,
  /** Weights of arrived goods. */
  weighedGoods: weighedGoodsPort,
  /** Duty and tax of countries, for delivered prices. */
  landedCosts: landedCostsPort,
  /** The service fee of the day, for delivered prices. */
  serviceFees: serviceFeesPort,
};
export interface ShippingDependencies extends Used<typeof shippingNeeds> {
  /** Limits of the threads that work out plans of several parcels; a test also sets their program. */
  splitterOptions?: SplitterOptions;
}

/** The dependencies of the use cases of shipping. */
export interface ShippingContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'jobs' | 'caches'>, ShippingDependencies {
  /** Works out plans of several parcels. */
  splitter: Splitter;
}
