import type { SQL } from 'drizzle-orm';
import type { GoodsCondition } from '@caravan/goods/contract';
import type { Gram, Millimetre } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';
import type { Restriction } from '@caravan/shipping/contract';

/** A parcel that a shopper sends to the warehouse, with what it should contain. */
export interface ForwardedParcel {
  /** Such as `FP2611048213K`. Its contents are one line, whose id is the same. */
  number: string;
  /** The shopper's code on the label. */
  code: string;
  contents: string;
  shop: string;
  quantity: number;
  /** A wish for the photos. */
  photoNote: string;
  /** Whether it has arrived. */
  received: boolean;
}

/** Pieces of a parcel that arrived together, as staff measured them. */
export interface ForwardedPieces {
  /** The number of the parcel, whose contents are one line. */
  lineId: string;
  quantity: number;
  weightG: Gram;
  lengthMm: Millimetre;
  widthMm: Millimetre;
  heightMm: Millimetre;
  restrictions: readonly Restriction[];
  /** The bin in which they were put; null if they wait for one. */
  bin: string | null;
  condition: GoodsCondition;
  /** A note of staff on the pieces. */
  note: string;
}

/** An item of the warehouse that an arrival made. */
export interface ForwardedItem {
  /** The number of the parcel. */
  orderNumber: string;
  lineId: string;
  quantity: number;
  itemId: string;
  /** The number on the item's label. */
  itemNumber: string;
}

/** The parcels of shoppers, for those who receive them (specification 42). */
export interface ForwardedParcels {
  /** Those of these numbers that there are. */
  find: (db: Database, numbers: readonly string[]) => Promise<ForwardedParcel[]>;
  /** Takes over what was in a parcel, in the caller's transaction: one item of the warehouse for each of the pieces. */
  receive: (
    tx: Tx,
    arrival: { number: string; staffId: string; pieces: readonly ForwardedPieces[]; warehouse?: string | undefined },
  ) => Promise<ForwardedItem[]>;
}

export const forwardedParcelsPort = onePort<ForwardedParcels>('ForwardedParcels');

/** Inbound parcels, for the parcels that shoppers send. */
export interface ExpectedParcels {
  /** Expects a parcel at the station, and returns its id. Several shoppers may expect the same tracking number. */
  expect: (
    tx: Tx,
    parcel: { forwardingNumber: string; trackingNumber: string | null; createdBy: string; at: Date },
  ) => Promise<string>;
  /** Changes the tracking number of an expected parcel. */
  renumber: (tx: Tx, forwardingNumber: string, trackingNumber: string) => Promise<void>;
  /** Expects the parcel no longer. */
  withdraw: (tx: Tx, forwardingNumber: string) => Promise<void>;
  /** Says for whom a kept parcel is: it takes the place of the one that was expected, if there is one. */
  take: (tx: Tx, parcel: { parcelId: string; forwardingNumber: string }) => Promise<void>;
  /**
   * Keeps a parcel that is here, received or not, as if nobody knew for whom it is, and expects the one whose place it had
   * taken; `awaited` is null if there was none. `not_here` if none came, `number_kept` if another kept parcel has its number.
   */
  keepAgain: (
    tx: Tx,
    forwardingNumber: string,
    at: Date,
  ) => Promise<'not_here' | 'number_kept' | { parcelId: string; awaited: { trackingNumber: string | null } | null }>;
  /** The inbound parcels of parcels of shoppers, by their numbers. */
  of: (db: Database, forwardingNumbers: readonly string[]) => Promise<ExpectedParcel[]>;
  /** The kept parcels with these tracking numbers, in any spelling. */
  keptWith: (db: Database, trackingNumbers: readonly string[]) => Promise<{ id: string; trackingNumber: string }[]>;
  /** Locks a parcel that arrived and is kept, because nobody knows for whom it is; undefined if it is kept no longer. */
  kept: (tx: Tx, parcelId: string) => Promise<{ trackingNumber: string | null } | undefined>;
}

export interface ExpectedParcel {
  /** The inbound parcel. */
  id: string;
  forwardingNumber: string;
  trackingNumber: string | null;
  /** It came, and is kept until it is received. */
  isHere: boolean;
}

export const expectedParcelsPort = onePort<ExpectedParcels>('ExpectedParcels');

/** Purchases in the owner's figures. */
export interface PurchaseFigures {
  /** Costs of orders: `CostsOfOrders` of cart-orders. */
  costsOf: (orderNumbers: SQL) => SQL;
}

export const purchaseFiguresPort = onePort<PurchaseFigures>('PurchaseFigures');
