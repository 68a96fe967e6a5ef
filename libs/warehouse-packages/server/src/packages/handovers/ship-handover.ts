import { Failure } from '@caravan/kernel';
import { fail } from '@caravan/warehouse-packages/contract';
import { setOutcome, type WholeHandover } from './handover.repo.ts';
import type { HandoverPackageRow } from './handover.table.ts';
import { lockPackage } from '../find-package.ts';
import { showHandover } from './handovers.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { shipPackage } from './ship-package.ts';
import type { StaffCall } from '../../core/staff-step.ts';

/** Ships one package of a closed hand-over, and records the outcome in the same transaction. */
const shipOne = (
  context: PackageContext,
  call: StaffCall,
  carrier: string,
  handed: HandoverPackageRow,
): Promise<void> => {
  const { packageNumber: number, trackingNumber } = handed;
  return context.transaction(async (tx) => {
    const { status } = await lockPackage(tx, 'all', number);
    if (status === 'cancelled') throw fail('package_cancelled', { number });
    await shipPackage(tx, context, call, number, { carrier, tracking_number: trackingNumber });
    await setOutcome(tx, handed, { outcome: 'shipped', reason: null });
  });
};

/**
 * Ships the packages of a closed hand-over, each in a transaction of its own, so that a refused one does not affect
 * the others. After a crash, a repeated call ships the rest.
 */
export const shipHandover = async (context: PackageContext, call: StaffCall, id: string): Promise<WholeHandover> => {
  const { row, packages } = await showHandover(context.db, id);
  for (const handed of packages.filter(({ outcome }) => outcome === null)) {
    try {
      await shipOne(context, call, row.carrier, handed);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      const { reason } = error;
      await context.transaction((tx) => setOutcome(tx, handed, { outcome: 'refused', reason }));
    }
  }
  return showHandover(context.db, id);
};
