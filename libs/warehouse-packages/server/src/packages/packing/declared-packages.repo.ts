import type { DeclaredPackage, DeclaredPackages } from '@caravan/customs/port';
import { and, eq, lt, or, sql } from 'drizzle-orm';
import { findPackageRows, lockPackageRows, type OwnerFilter } from '../package.repo.ts';
import { packageTable as packages, type PackageRow } from '../package.table.ts';

const ownerOf = (userId: string | undefined): OwnerFilter => (userId === undefined ? 'all' : { userId });

const declared = ([row]: readonly PackageRow[]): DeclaredPackage | null =>
  row
    ? {
        number: row.number,
        userId: row.userId,
        country: row.address.country,
        isHere: row.status === 'pending_payment' || row.status === 'to_be_delivered',
      }
    : null;

/** The packages that are declared to customs. */
export const declaredPackages: DeclaredPackages = {
  find: async (db, number, userId) => declared(await findPackageRows(db, ownerOf(userId), [number])),

  lock: async (tx, number, userId) => declared(await lockPackageRows(tx, ownerOf(userId), [number])),

  endedBefore: (before) => {
    const ended = or(
      lt(packages.shippedAt, before),
      and(eq(packages.status, 'cancelled'), lt(packages.createdAt, before)),
    );
    return sql`SELECT ${packages.number} FROM ${packages} WHERE ${ended}`;
  },
};
