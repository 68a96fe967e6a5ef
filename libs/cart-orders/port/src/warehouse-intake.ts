import type { Restriction } from '@caravan/shipping/contract';
import type { GoodsCondition } from '@caravan/goods/contract';
import type { Fen, Gram, Millimetre } from '@caravan/kernel';
import { onePort, type Tx } from '@caravan/server-core';

/** Pieces of an order line that arrived together, with the order's data and their measurements. */
export interface Arrival {
  lineId: string;
  /** The receipt that brought these pieces. Each receipt of a line makes one item; a repeated one keeps its item. */
  receiptId: string;
  name: string;
  spec: string;
  /** The path of a picture on this server. */
  image: string | null;
  /** The pieces of this receipt. */
  quantity: number;
  /** The price of all pieces, without domestic shipping; the first suggestion for the customs declaration. */
  valueFen: Fen;
  weightG: Gram;
  lengthMm: Millimetre;
  widthMm: Millimetre;
  heightMm: Millimetre;
  restrictions: readonly Restriction[];
  /** How the pieces arrived. Anything but `good` makes a quality check due. */
  condition: GoodsCondition;
  /** Damages or missing parts; empty if there are none. */
  conditionNote: string;
  /** The code of the bin in which they are; null if they wait for one. An unknown bin is refused with `bin_unknown`, and one of another warehouse with `bin_elsewhere`. */
  bin: string | null;
  /** The paid photos that staff still have to take, and the note on what to show. */
  photo: { count: number; note: string };
  /** The price of handling them, charged with their package; only for goods of own parcels. */
  handlingFen?: Fen;
}

/** Whether goods were bought for an order, or came in a parcel that their shopper sent. */
export type GoodsOrigin = 'order' | 'own';

/** The price of storage, by the terms of the order of the goods. */
export interface StorageRules {
  /** The days of 24 hours after receipt without a fee. */
  freeDays: number;
  /** The fee for each further day of an item. */
  feeFenPerDay: Fen;
  /** The most that the storage of an item costs. */
  maxFeeFen: Fen;
}

/** The item of a receipt. */
export interface StoredArrival {
  lineId: string;
  receiptId: string;
  itemId: string;
  /** The number on the item's label, such as `IT2611048213K`. */
  itemNumber: string;
}

/** Receives goods from orders into the warehouse. */
export interface WarehouseIntake {
  /**
   * Stores goods in the warehouse in the caller's transaction, as one item for each receipt of a line; their free days
   * start with `receivedAt`. They can be packed after `release`. A receipt that was stored before keeps its item.
   */
  receive: (
    tx: Tx,
    intake: {
      userId: string;
      /** `order` unless it is given. */
      origin?: GoodsOrigin;
      /** The number of the order, or of the own parcel. */
      orderNumber: string;
      receivedAt: Date;
      storage: StorageRules;
      /**
       * The id of the warehouse in which they are, null for the shop's first one; without it that of their bins. A shop
       * with several asks for one of both (`warehouse_missing`).
       */
      warehouse?: string | null | undefined;
      arrivals: readonly Arrival[];
    },
  ) => Promise<StoredArrival[]>;
  /** No more goods will arrive for this order or own parcel: its goods may be packed. */
  release: (tx: Tx, orderNumber: string) => Promise<void>;
}

export const warehouseIntakePort = onePort<WarehouseIntake>('WarehouseIntake');
