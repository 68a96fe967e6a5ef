import type { Tx } from '@caravan/server-core';
import type { WholePackage } from '../db/package.repo.ts';
import { changePackage } from './change-package.ts';
import { holdPackage, showPackageIn } from './find-package.ts';
import type { PackageContext } from './package-context.ts';

/** Cancels a package that has not been shipped; one that is cancelled already stays as it is. */
export const cancelPackage = async (tx: Tx, context: PackageContext, userId: string, number: string): Promise<WholePackage> => {
  const held = await holdPackage(tx, { userId }, number);
  if (held.status !== 'cancelled') await changePackage(tx, context, held, { event: 'cancelled', by: { actor: 'shopper', id: userId } });
  return showPackageIn(tx, number);
};
