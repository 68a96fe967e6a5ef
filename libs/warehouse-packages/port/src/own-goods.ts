import type { Fen } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';

/** Goods of a shopper's own parcel that are in the warehouse or left it. */
export interface OwnGoods {
  id: string;
  /** On the label. */
  number: string;
  /** That of the own parcel. */
  parcelNumber: string;
  packageNumber: string | null;
  leftAt: Date | null;
  /** A count did not find them. */
  isSearched: boolean;
  /** Where it is, if the shop has several warehouses. */
  warehouse: { id: string; name: string } | null;
}

/** The goods of own parcels, for the declarations of their shoppers (specification 42). */
export interface OwnGoodsInWarehouse {
  /** Those of these parcels. */
  of: (db: Database, parcelNumbers: readonly string[]) => Promise<OwnGoods[]>;
  /** Those of a parcel, locked until the transaction ends, so that they are not packed meanwhile. */
  hold: (tx: Tx, parcelNumber: string) => Promise<OwnGoods[]>;
  /** The goods are not packed until they are declared again. */
  ask: (tx: Tx, parcelNumber: string, at: Date) => Promise<void>;
  /**
   * Writes what the goods of a parcel are and what they are worth together, and lets them be packed. Goods in a package, or
   * that left, keep what they were declared as.
   */
  declare: (tx: Tx, declaration: { parcelNumber: string; name: string; valueFen: Fen }) => Promise<void>;
  /**
   * Takes the goods of a parcel off the shelf of its shopper, because they are somebody else's: their open services end, and
   * what was paid for these returns. All of them must be on the shelf; returns the number of one that is not, and then
   * nothing has changed.
   */
  takeBack: (tx: Tx, parcel: { parcelNumber: string; staffId: string; at: Date }) => Promise<string | null>;
}

export const ownGoodsPort = onePort<OwnGoodsInWarehouse>('OwnGoodsInWarehouse');
