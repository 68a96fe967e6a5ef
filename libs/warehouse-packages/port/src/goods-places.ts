import type { PackageStatus } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';

/** Where an item of the warehouse is: in its package, disposed of, or otherwise on the shelf. */
export interface ItemPlace {
  itemId: string;
  packageNumber: string | null;
  packageStatus: PackageStatus | null;
  packedAt: Date | null;
  /** When its package was shipped. */
  shippedAt: Date | null;
  /** When its package was received. */
  receivedAt: Date | null;
  /** When it was disposed of at the end of its storage; it is in no package then. */
  disposedAt: Date | null;
}

/** Tells where goods are after they arrived. */
export interface GoodsPlaces {
  /** The places of items, in one query; unknown items are left out. Inside a transaction, pass its `tx`. */
  find: (itemIds: readonly string[], tx?: Tx) => Promise<ItemPlace[]>;
}
