import type { Fen } from '@caravan/kernel';
import { onePort } from '@caravan/server-core';
import type { SplitRequest } from '@caravan/shipping/contract';
import type { Destination } from './sheets/sheet-prices.ts';
import type { ItemToSend } from './quotes/parcel-of.ts';

/** An item in the warehouse. */
export interface GoodToSend extends ItemToSend {
  id: string;
  name: string;
  /** Price of the goods. */
  valueFen: Fen;
}

/** A shopper's goods in the warehouse, for the plans of several parcels. */
export interface GoodsToSend {
  /**
   * All goods that a request names, in its order, with their storage fees at a moment, and where they go.
   * Fails if they are not the shopper's own, cannot be packed together, or have no destination.
   */
  find: (
    userId: string,
    request: Pick<SplitRequest, 'address_id' | 'country' | 'item_ids'>,
    now: Date,
  ) => Promise<{ items: readonly GoodToSend[]; to: Destination }>;
}

export const goodsToSendPort = onePort<GoodsToSend>('GoodsToSend');
