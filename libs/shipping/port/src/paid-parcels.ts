import type { Fen } from '@caravan/kernel';
import { onePort, type Database } from '@caravan/server-core';
import type { Measured } from './quotes/parcel-box.ts';
import type { ParcelToQuote } from './quotes/quote-method.ts';

/** A parcel that was paid, as it was quoted. */
export interface PaidParcel {
  number: string;
  country: string;
  /** As the address has it now; empty after it was erased. */
  postcode: string;
  paidAt: Date;
  feeFen: Fen;
  /** Its goods, with the storage and the services that were paid. */
  parcel: ParcelToQuote;
  /** The box by which it was quoted; null without a packing rehearsal. */
  box: Measured | null;
}

/**
 * Accuracy of the quotes and the promised days of a shipping method to a country (specification 27.2). The fees, and
 * the days, are null where there are too few parcels.
 */
export interface WayAccuracy {
  country: string;
  methodId: string;
  feeParcels: number | null;
  feesSince: Date | null;
  medianPercent: number | null;
  p90Percent: number | null;
  dearer: number | null;
  dayParcels: number | null;
  daysSince: Date | null;
  promisedMinDays: number | null;
  promisedMaxDays: number | null;
  medianSeconds: number | null;
  p90Seconds: number | null;
  inTime: number | null;
}

/** Sent and paid parcels, for previews of prices and for the accuracy of quotes. */
export interface PaidParcels {
  /** The parcels of a shipping method that were paid since, without cancelled ones: the newest ones, with their goods. */
  of: (db: Database, methodId: string, window: { since: Date; limit: number }) => Promise<readonly PaidParcel[]>;
  /** Counts all parcels anew; a way with too few parcels for any figure is missing. */
  accuracy: (db: Database) => Promise<readonly WayAccuracy[]>;
}

export const paidParcelsPort = onePort<PaidParcels>('PaidParcels');
