import type { Receipt, ReceiptService, ReceiptStored } from '@caravan/receipts/contract';
import { onePort } from '@caravan/server-core';

/** The warehouse's records of goods, for the receipt of their order. */
export interface GoodsRecords {
  /** Weights, sizes and photos of items, in the order of the ids; unknown ones are left out. */
  stored: readonly ReceiptStored[];
  /** Paid services for single goods. A packing rehearsal is on the receipt of its package. */
  services: readonly ReceiptService[];
  links: Receipt['links'];
}

/** Tells what the warehouse recorded about goods. */
export interface RecordedGoods {
  of: (itemIds: readonly string[]) => Promise<GoodsRecords>;
}

export const recordedGoodsPort = onePort<RecordedGoods>('RecordedGoods');
