import type { WholePackage } from '../db/package.repo.ts';
import { changePackage } from './change-package.ts';
import { holdPackage, showPackageIn } from './find-package.ts';
import type { PackageContext } from './package-context.ts';

/** The shopper has it; one that was received already stays as it is. */
export const receivePackage = (context: PackageContext, userId: string, number: string): Promise<WholePackage> =>
  context.transaction(async (tx) => {
    const held = await holdPackage(tx, { userId }, number);
    if (held.status !== 'done') await changePackage(tx, context, held, { event: 'received', by: { actor: 'shopper', id: userId } });
    return showPackageIn(tx, number);
  });
