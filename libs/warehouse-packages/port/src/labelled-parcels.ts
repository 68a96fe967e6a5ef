import type { Fen, Gram } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';
import type { Parcel } from '@caravan/warehouse-packages/contract';
import type { CostsOfParcels } from './billed-parcels.ts';

/** Goods in a parcel, as customs papers need them. */
export interface LabelledGoods {
  name: string;
  quantity: number;
  /** Of all pieces. */
  weightG: Gram;
  /** The price of all pieces. */
  valueFen: Fen;
}

/** A parcel as carriers need it for a label. */
export interface ParcelToLabel {
  number: string;
  /** Set while it may not be handed to a carrier; null if it may. */
  refusal: 'customs_incomplete' | 'extra_open' | 'not_weighed' | 'wrong_state' | null;
  /** The number with which it has left; null until then. */
  trackingNumber: string | null;
  address: Parcel['address'];
  /** False once the account of the shopper was closed: the address has its country only. */
  hasRecipient: boolean;
  /** Of the last weighing, or without one of the quote. */
  weightG: Gram;
  /** The sides of the last weighing or of the rehearsal, or without one those of a box around the goods. */
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  declaredValueFen: Fen;
  goods: readonly LabelledGoods[];
}

/** A package in a hand-over, with the number with which it leaves. */
export interface HandedParcel {
  number: string;
  trackingNumber: string;
}

/** Packages that get carriers' labels. */
export interface ParcelsToLabel {
  /** Undefined for an unknown number. */
  find: (db: Database, number: string) => Promise<ParcelToLabel | undefined>;
  /** The same; the package stays as it is until the transaction ends. */
  lock: (tx: Tx, number: string) => Promise<ParcelToLabel | undefined>;
  /** Finds the parcels that a carrier takes by a hand-over; undefined for an unknown one. */
  inHandover: (db: Database, id: string) => Promise<HandedParcel[] | undefined>;
}

/** Carriers' labels of packages: what they cost, and what must be done about them when packages end. */
export interface LabelsOfParcels {
  /** The price of labels, less what was given back: a parcel costs it until a carrier's bill says otherwise. */
  costsOf: CostsOfParcels;
  /** The package is cancelled: its label is not used. */
  cancelled: (tx: Tx, number: string) => Promise<void>;
}

export const parcelsToLabelPort = onePort<ParcelsToLabel>('ParcelsToLabel');
export const labelsOfParcelsPort = onePort<LabelsOfParcels>('LabelsOfParcels');
