import type { DutyFreeLimits } from '@caravan/logistics/port';
import type { Core } from '@caravan/server-core';
import type { GoodsToSend, PaidParcels } from '@caravan/shipping/port';
import type { StaffChanges } from '@caravan/tasks/port';
import type { SplitterOptions } from './split/splitter.ts';
import type { Splitter } from './split/splitter-port.ts';

/** What shipping needs from other features. */
export interface ShippingDependencies {
  /** Refuses changes of staff that are based on an older version. */
  staffChanges: () => StaffChanges;
  /** Up to which value countries charge no duty, for plans of several parcels. */
  dutyFreeLimits: () => DutyFreeLimits;
  /** The goods that plans of several parcels divide. */
  goodsToSend: () => GoodsToSend;
  /** Parcels that were paid, for previews of prices and the accuracy of quotes. */
  paidParcels: () => PaidParcels;
  /** Limits of the threads that work out plans of several parcels; a test also sets their program. */
  splitterOptions?: SplitterOptions;
}

/** The dependencies of the use cases of shipping. */
export interface ShippingContext
  extends Pick<Core, 'db' | 'transaction' | 'clock' | 'jobs' | 'caches'>, ShippingDependencies {
  /** Works out plans of several parcels. */
  splitter: Splitter;
}
