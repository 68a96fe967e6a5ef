import type { Tx } from '@caravan/server-core';
import type { WholePackage } from './whole-package.repo.ts';
import { changePackage } from './change-package.ts';
import { lockPackage, showPackageIn } from './find-package.ts';
import type { PackageContext } from '../core/package-context.ts';

/** Cancels a package that has not been shipped; a cancelled package stays as it is. */
export const cancelPackage = async (
  tx: Tx,
  context: PackageContext,
  userId: string,
  number: string,
): Promise<WholePackage> => {
  const held = await lockPackage(tx, { userId }, number);
  if (held.status !== 'cancelled')
    await changePackage(tx, context, held, { event: 'cancelled', by: { actor: 'shopper', id: userId } });
  return showPackageIn(tx, number);
};

/** Confirms the receipt; a received package stays as it is. */
export const receivePackage = (context: PackageContext, userId: string, number: string): Promise<WholePackage> =>
  context.transaction(async (tx) => {
    const held = await lockPackage(tx, { userId }, number);
    if (held.status !== 'done')
      await changePackage(tx, context, held, { event: 'received', by: { actor: 'shopper', id: userId } });
    return showPackageIn(tx, number);
  });
