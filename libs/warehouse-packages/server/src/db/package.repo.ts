import { type SQL, and, asc, count, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { PackageStatus } from '@caravan/warehouse-packages/contract';
import type { Database, Tx } from '@caravan/server-core';
import { pinnedMethods } from './shipping-method.repo.ts';
import type { PackageEventRow } from './package-event.table.ts';
import type { PackageExtraState } from './package-extra.table.ts';
import type { PackageWeighingRow, PackagePhotoRow } from './package-weighing.table.ts';
import { extrasOf, parcelPhotosOf, weighingsOf } from './weighing.repo.ts';
import { trackingRowsOf } from './followed-package.repo.ts';
import type { FollowedPackageRow } from './followed-package.table.ts';
import { eventsOf, itemsOf, reviewsOf, trackingOf, type PackedItem } from './package-parts.repo.ts';
import type { PackageReviewRow } from './package-review.table.ts';
import { packageTable as packages, type PackageRow } from './package.table.ts';
import type { LandedCost } from '@caravan/logistics/contract';
import { claimsOf } from './claim.repo.ts';
import { pinnedTiers } from './insurance.repo.ts';
import { landedCostsOf } from './landed-cost.repo.ts';
import type { InsuranceTierRow } from './insurance.table.ts';
import type { PackageClaimState } from './package-claim.table.ts';
import { packingOf } from './packing-option.repo.ts';
import type { PackagePackingRow } from './packing-option.table.ts';
import { quotedResults } from './rehearsal.repo.ts';
import type { RehearsalResultRow } from './rehearsal.table.ts';
import type { ShippingMethodRow } from './shipping-method.table.ts';
import { latestFirst, withoutRepeats } from '../domain/journey-order.ts';
import type { TrackingEventRow } from './tracking-event.table.ts';

/** One shopper's packages, or all packages for staff. */
export type OwnerFilter = { userId: string } | 'all';

const ownedBy = (owner: OwnerFilter): SQL | undefined =>
  owner === 'all' ? undefined : eq(packages.userId, owner.userId);

/** A package with all its parts. */
export interface WholePackage {
  row: PackageRow;
  /** The version of the shipping method in its quote. */
  method: ShippingMethodRow;
  items: PackedItem[];
  events: PackageEventRow[];
  /** Latest first. */
  tracking: TrackingEventRow[];
  review: PackageReviewRow | null;
  /** The chosen packing options, in the fixed order. */
  packing: PackagePackingRow[];
  /** The version of the chosen tier of insurance; null without one. */
  insurance: InsuranceTierRow | null;
  /** The estimate of duty and tax when it was made; null for a package without one. */
  landedCost: LandedCost | null;
  /** The claims on the insurance, the latest last. */
  claims: PackageClaimState[];
  /** The box by which it was quoted; null without a packing rehearsal. */
  rehearsal: RehearsalResultRow | null;
  /** The latest last; only that one counts. */
  weighings: PackageWeighingRow[];
  /** The latest last. */
  extras: PackageExtraState[];
  /** Photos of the packed parcel. */
  photos: PackagePhotoRow[];
  /** What a tracking service was told about it; null if nothing. */
  followed: FollowedPackageRow | null;
}

/** The number of a shopper's packages in each status; statuses without packages are absent. */
export const countPackages = async (
  db: Database,
  { userId }: { userId: string },
): Promise<Map<PackageStatus, number>> => {
  const found = await db
    .select({ status: packages.status, packages: count() })
    .from(packages)
    .where(eq(packages.userId, userId))
    .groupBy(packages.status);
  return new Map(found.map((row) => [row.status, row.packages]));
};

/** The packages with all their parts, in the same order. One query for each table. */
export const wholePackages = async (db: Database, rows: readonly PackageRow[]): Promise<WholePackage[]> => {
  if (!rows.length) return [];
  const numbers = rows.map(({ number }) => number);
  const methodOf = await pinnedMethods(db, rows);
  const items = await itemsOf(db, numbers);
  const events = await eventsOf(db, numbers);
  const tracking = await trackingOf(db, numbers);
  const reviews = await reviewsOf(db, numbers);
  const packing = await packingOf(db, numbers);
  const insuranceOf = await pinnedTiers(db, rows);
  const landedCosts = await landedCostsOf(db, numbers);
  const claims = await claimsOf(db, numbers);
  const rehearsalOf = await quotedResults(db, rows);
  const weighings = await weighingsOf(db, numbers);
  const extras = await extrasOf(db, numbers);
  const photos = await parcelPhotosOf(db, numbers);
  const followed = await trackingRowsOf(db, numbers);
  return rows.map((row) => ({
    row,
    method: methodOf(row),
    items: items.get(row.number) ?? [],
    events: events.get(row.number) ?? [],
    tracking: latestFirst(withoutRepeats(tracking.get(row.number) ?? [])),
    review: reviews.get(row.number) ?? null,
    packing: packing.get(row.number) ?? [],
    insurance: insuranceOf(row),
    landedCost: landedCosts.get(row.number) ?? null,
    claims: claims.get(row.number) ?? [],
    rehearsal: rehearsalOf(row),
    weighings: weighings.get(row.number) ?? [],
    extras: extras.get(row.number) ?? [],
    photos: photos.get(row.number) ?? [],
    followed: followed.get(row.number) ?? null,
  }));
};

export const findPackageRows = (db: Database, owner: OwnerFilter, numbers: readonly string[]): Promise<PackageRow[]> =>
  db
    .select()
    .from(packages)
    .where(and(ownedBy(owner), inArray(packages.number, [...numbers])));

export const findPackage = async (
  db: Database,
  owner: OwnerFilter,
  number: string,
): Promise<WholePackage | undefined> => (await wholePackages(db, await findPackageRows(db, owner, [number])))[0];

const ofUser = (db: Database, userId: string) =>
  db
    .select()
    .from(packages)
    .where(eq(packages.userId, userId))
    .orderBy(desc(packages.createdAt), desc(packages.number));

/** All packages of a shopper, newest first. */
export const packagesOfUser = (db: Database, userId: string): Promise<PackageRow[]> => ofUser(db, userId);

/** The newest packages of a shopper. */
export const newestPackages = (db: Database, userId: string, limit: number): Promise<PackageRow[]> =>
  ofUser(db, userId).limit(limit);

export const countAllPackages = (db: Database): Promise<number> => db.$count(packages);

/** Packages sorted by number, starting after the given one. */
export const packagesAfter = (db: Database, number: string, limit: number): Promise<PackageRow[]> =>
  db.select().from(packages).where(gt(packages.number, number)).orderBy(asc(packages.number)).limit(limit);

/**
 * Locks packages until the transaction ends, in the order of their numbers, so that concurrent callers do not deadlock.
 */
export const lockPackageRows = (tx: Tx, owner: OwnerFilter, numbers: readonly string[]): Promise<PackageRow[]> =>
  tx
    .select()
    .from(packages)
    .where(and(ownedBy(owner), inArray(packages.number, [...numbers])))
    .orderBy(asc(packages.number))
    .for('update');

const numbersOf = async (found: Promise<{ number: string }[]>): Promise<string[]> =>
  (await found).map(({ number }) => number);

/** Whether a shopper has a package that was not cancelled. */
export const hasShipped = async (db: Database, userId: string): Promise<boolean> => {
  const found = await db
    .select({ number: packages.number })
    .from(packages)
    .where(and(eq(packages.userId, userId), ne(packages.status, 'cancelled')))
    .limit(1);
  return found.length > 0;
};

/** Unpaid packages whose time for the payment is over, oldest first. */
export const expiredPackages = (db: Database, now: Date, limit: number): Promise<string[]> =>
  numbersOf(
    db
      .select({ number: packages.number })
      .from(packages)
      .where(and(eq(packages.status, 'pending_payment'), lte(packages.expiresAt, now)))
      .orderBy(packages.expiresAt)
      .limit(limit),
  );

/** Packages that were not confirmed in time, oldest first. */
export const overduePackages = (db: Database, now: Date, limit: number): Promise<string[]> =>
  numbersOf(
    db
      .select({ number: packages.number })
      .from(packages)
      .where(and(eq(packages.status, 'pending_receipt'), lte(packages.doneBy, now)))
      .orderBy(packages.doneBy)
      .limit(limit),
  );
