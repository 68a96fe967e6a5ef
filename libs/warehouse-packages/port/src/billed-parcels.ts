import type { Fen, Language } from '@caravan/kernel';
import { onePort, type Database } from '@caravan/server-core';
import type { SQL } from 'drizzle-orm';

/** A parcel that was sent, as bills of carriers need it. */
export interface BilledParcel {
  number: string;
  carrier: string;
  trackingNumber: string;
  /** As numbers are compared. */
  trackingKey: string;
  methodId: string;
  country: string;
  shippedAt: Date;
  /** The weight that counts, real or volumetric: of its last weighing, or without one of its quote. */
  weightG: number;
  /** The shopper's payment for shipping, without storage, packing and insurance, after all refunds. */
  paidFen: Fen;
}

/** A choice of sent parcels. */
export interface SentParcelsFilter {
  from: Date;
  /** Excluded. */
  to: Date;
  methodId?: string | undefined;
  country?: string | undefined;
  /** A number of a package, or a tracking number. */
  q?: string | undefined;
}

/** Income and costs of a parcel. */
export interface ParcelMargin extends Pick<BilledParcel, 'country' | 'methodId' | 'number' | 'paidFen' | 'shippedAt'> {
  /** Billed by carriers, or without a bill the price of its label; null while nothing is known of its cost. */
  costFen: Fen | null;
  /** The cost is that of the label. */
  isExpected: boolean;
}

/** The sum of parcels; exactly one of the three is set, or none for the sum of all. */
export interface ParcelSum {
  methodId: string | null;
  country: string | null;
  /** Its first day. */
  month: string | null;
  parcels: number;
  /** Those with a known cost; the amounts are theirs alone. */
  billed: number;
  /** Those of them whose cost is that of their labels. */
  expected: number;
  paidFen: Fen;
  costFen: Fen;
}

/**
 * The costs of the parcels whose numbers a subquery reads, as a subquery with `package_number` and `cost_fen`. A parcel
 * without a known cost is missing.
 */
export type CostsOfParcels = (numbers: SQL) => SQL;

/** The parcels that were sent, for what carriers bill. Each function is one statement. */
export interface BilledParcels {
  /** The parcels with these compared tracking numbers; several may have one. */
  withTracking: (db: Database, keys: readonly string[]) => Promise<BilledParcel[]>;
  numbered: (db: Database, numbers: readonly string[]) => Promise<BilledParcel[]>;
  /** The parcels whose tracking number was corrected, as a subquery with `package_number` and `tracking_key`, that of now. */
  corrected: () => SQL;
  /**
   * One page of parcels, the last one sent first.
   *
   * @param page `after` is the last parcel of the page before.
   */
  margins: (
    db: Database,
    costsOf: CostsOfParcels,
    filter: SentParcelsFilter,
    page: { after?: Pick<ParcelMargin, 'number' | 'shippedAt'> | undefined; limit: number },
  ) => Promise<ParcelMargin[]>;
  /** The sums of these parcels by method, by country and by month, and that of all. */
  marginSums: (db: Database, costsOf: CostsOfParcels, filter: SentParcelsFilter) => Promise<ParcelSum[]>;
  /** The newest names of shipping methods. */
  methodNames: (db: Database, ids: readonly string[]) => Promise<Map<string, Record<Language, string>>>;
}

export const billedParcelsPort = onePort<BilledParcels>('BilledParcels');
