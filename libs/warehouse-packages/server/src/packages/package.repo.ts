import { type SQL, and, asc, count, desc, eq, gt, inArray, lte, ne } from 'drizzle-orm';
import type { PackageStatus } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { packageTable as packages, type PackageRow } from './package.table.ts';
import { findWhole, type WholePackage } from './whole-package.repo.ts';

/** One shopper's packages, or all packages for staff. */
export type OwnerFilter = { userId: string } | 'all';

const ownedBy = (owner: OwnerFilter): SQL | undefined =>
  owner === 'all' ? undefined : eq(packages.userId, owner.userId);

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

export const findPackageRows = (db: Database, owner: OwnerFilter, numbers: readonly string[]): Promise<PackageRow[]> =>
  db
    .select()
    .from(packages)
    .where(and(ownedBy(owner), inArray(packages.number, [...numbers])));

export const findPackage = async (
  db: Database,
  owner: OwnerFilter,
  number: string,
): Promise<WholePackage | undefined> => (await findWhole(db, and(ownedBy(owner), eq(packages.number, number))))[0];

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
