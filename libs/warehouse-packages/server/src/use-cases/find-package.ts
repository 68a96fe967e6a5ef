import { fail } from '@caravan/warehouse-packages/contract';
import type { Tx } from '@caravan/server-core';
import { findPackage, lockPackageRows, type Whose, type WholePackage } from '../db/package.repo.ts';
import type { PackageRow } from '../db/package.table.ts';
import type { PackageContext } from './package-context.ts';

/** A package with everything about it; what is somebody else's is not found. */
export const showPackage = async ({ db }: Pick<PackageContext, 'db'>, whose: Whose, number: string): Promise<WholePackage> => {
  const found = await findPackage(db, whose, number);
  if (!found) throw fail('not_found');
  return found;
};

/** The same inside a transaction, after it was changed there. */
export const showPackageIn = (tx: Tx, number: string): Promise<WholePackage> => showPackage({ db: tx }, 'everybody', number);

/** A package locked until the transaction ends. */
export const holdPackage = async (tx: Tx, whose: Whose, number: string): Promise<PackageRow> => {
  const [held] = await lockPackageRows(tx, whose, [number]);
  if (!held) throw fail('not_found');
  return held;
};
