import type { ServiceFeeRule } from '@caravan/content/contract';
import { onePort } from '@caravan/server-core';

/** The service fee of the shop, for prices that are shown before an order is placed (specification 41). */
export interface ServiceFees {
  /** The rule of this moment, from memory; undefined if there is no fee. It must not be called in a transaction. */
  now: () => Promise<ServiceFeeRule | undefined>;
}

export const serviceFeesPort = onePort<ServiceFees>('ServiceFees');
