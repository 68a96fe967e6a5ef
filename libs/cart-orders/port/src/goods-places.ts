import type { PackageStatus, ReturnState } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';
import type { Placeholder, SQL } from 'drizzle-orm';

/**
 * Where an item of the warehouse is: on the shelf, in its package, disposed of, lost, or in a return to its seller. An item that was
 * exchanged is where the goods are that came for it.
 */
export interface ItemPlace {
  itemId: string;
  /** The item that came in exchange for it, or itself. */
  itemNow: string;
  packageNumber: string | null;
  packageStatus: PackageStatus | null;
  packedAt: Date | null;
  /** When its package was shipped. */
  shippedAt: Date | null;
  /** When its package was received. */
  receivedAt: Date | null;
  /** When it was disposed of at the end of its storage; it is in no package then. */
  disposedAt: Date | null;
  /** When the search for it ended as lost; what was paid for it was given back. */
  lostAt: Date | null;
  /** The return that reserves it or in which it left; null without one. */
  returned: { number: string; state: ReturnState } | null;
}

/** Pieces of a line that arrived and got lost; what was paid for them was given back. */
export interface LostPieces {
  lineId: string;
  quantity: number;
  at: Date;
}

/** Tells where goods are after they arrived. */
export interface GoodsPlaces {
  /** The places of items, in one query; unknown items are left out. Inside a transaction, pass its `tx`. */
  find: (itemIds: readonly string[], tx?: Tx) => Promise<ItemPlace[]>;
  /** The pieces of lines that got lost. */
  losses: (db: Database, lineIds: readonly string[]) => Promise<LostPieces[]>;
  /** Selects the numbers of a shopper's orders of which goods are still in the warehouse, for a statement about orders. */
  ordersHere: (userId: string | Placeholder) => SQL;
}

export const goodsPlacesPort = onePort<GoodsPlaces>('GoodsPlaces');
