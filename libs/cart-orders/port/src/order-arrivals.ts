import type { Restriction } from '@caravan/shipping/contract';
import type { GoodsCondition } from '@caravan/goods/contract';
import type { Gram, Millimetre, OrderStatus } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';
import type { LinePieces } from './order-purchases.ts';

/** Pieces of a line that arrived together, as staff measured them. */
export interface ArrivedPieces extends LinePieces {
  weightG: Gram;
  lengthMm: Millimetre;
  widthMm: Millimetre;
  heightMm: Millimetre;
  restrictions: readonly Restriction[];
  /** The bin in which they were put; null if they wait for one. */
  bin: string | null;
  condition: GoodsCondition;
  /** Staff wrote it about the pieces. */
  note: string;
}

/** An item of the warehouse that an arrival made. */
export interface ArrivedItem extends LinePieces {
  orderNumber: string;
  itemId: string;
  /** The number on the item's label. */
  itemNumber: string;
}

/** A line of an order, with what became of its pieces. */
export interface OrderedPieces {
  lineId: string;
  orderNumber: string;
  orderStatus: OrderStatus;
  shopName: string | null;
  name: string;
  spec: string;
  /** The path of a picture on this server. */
  image: string | null;
  quantity: number;
  bought: number;
  received: number;
  refunded: number;
  /** The photos that the shopper paid for, and what they should show. */
  photo: { count: number; note: string };
  /** The shopper's note for the staff who buy the line. */
  note: string;
}

/** Takes over goods that arrived for orders. */
export interface OrderArrivals {
  /**
   * Records pieces that arrived, in the caller's transaction: one receipt and one item for each line. An order is
   * `in_stock` with its last piece. More pieces than were bought and have not arrived are `too_many`; an order that
   * expects nothing is `wrong_state`. The warehouse is as in `WarehouseIntake`.
   */
  receive: (
    tx: Tx,
    arrival: { parcelId: string; staffId: string; pieces: readonly ArrivedPieces[]; warehouse?: string | undefined },
  ) => Promise<{ orders: { number: string; status: OrderStatus }[]; items: ArrivedItem[] }>;
  /** Lines by their ids, in the order of their orders; unknown ids are left out. */
  lines: (db: Database, lineIds: readonly string[]) => Promise<OrderedPieces[]>;
}

export const orderArrivalsPort = onePort<OrderArrivals>('OrderArrivals');
