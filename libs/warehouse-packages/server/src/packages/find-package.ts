import { fail } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';
import { findPackage, lockPackageRows, type OwnerFilter } from './package.repo.ts';
import { type WholePackage } from './whole-package.repo.ts';
import type { PackageRow } from './package.table.ts';
import { isTracked, openNumber } from '../tracking/tracking-link.ts';
import type { PackageContext } from '../core/package-context.ts';

/** A package with its parts. A package of another user is not found. */
export const showPackage = async (
  { db }: Pick<PackageContext, 'db'>,
  owner: OwnerFilter,
  number: string,
): Promise<WholePackage> => {
  const found = await findPackage(db, owner, number);
  if (!found) throw fail('not_found');
  return found;
};

/** The package of a public tracking link. A link that is not ours, or of a cancelled package, leads nowhere. */
export const showTracked = async (
  { db, trackingKey }: Pick<PackageContext, 'db' | 'trackingKey'>,
  token: string,
): Promise<WholePackage> => {
  const number = openNumber(trackingKey, token);
  const found = number === undefined ? undefined : await findPackage(db, 'all', number);
  if (!found || !isTracked(found.row)) throw fail('not_found');
  return found;
};

/** Reads a package that the transaction has changed. */
export const showPackageIn = (tx: Tx, number: string): Promise<WholePackage> => showPackage({ db: tx }, 'all', number);

/** Locks a package until the transaction ends. */
export const lockPackage = async (tx: Tx, owner: OwnerFilter, number: string): Promise<PackageRow> => {
  const [held] = await lockPackageRows(tx, owner, [number]);
  if (!held) throw fail('not_found');
  return held;
};
