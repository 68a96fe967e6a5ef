import type { Tx } from '@caravan/server-core';
import { fail, type Shipment } from '@caravan/warehouse-packages/contract';
import type { WholePackage } from '../whole-package.repo.ts';
import type { PackageRow } from '../package.table.ts';
import { refuseUndeclared } from '../packing/refuse-undeclared.ts';
import { shareRule } from '../weighing/weighing.repo.ts';
import { changePackage } from '../change-package.ts';
import { claimTracking, hasTracking } from '../../tracking/claim-tracking.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { staffStep, type StaffCall } from '../../core/staff-step.ts';

/** Refuses a package that waits for the scales, for a payment, or for a decision. */
export const refuseHeld = ({ number, stage }: Pick<PackageRow, 'number' | 'stage'>): void => {
  if (stage === 'packed') throw fail('not_weighed', { number });
  if (stage === 'held') throw fail('extra_open', { number });
};

/** Under the rule, a package leaves after it was packed and weighed, so no call can bypass the scales. */
export const refuseUnweighed = (held: Pick<PackageRow, 'number' | 'stage'>, isWeighed: boolean): void => {
  refuseHeld(held);
  if (isWeighed && held.stage !== 'ready') throw fail('not_weighed', { number: held.number });
};

/** Records that a package was handed to its carrier. A repeated call changes nothing. */
export const shipPackage = async (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  shipment: Shipment,
): Promise<WholePackage> => {
  const { enabled } = await shareRule(tx);
  return staffStep(tx, call, number, async (held) => {
    const { carrier, tracking_number: trackingNumber } = shipment;
    if (hasTracking(held, shipment)) return null;
    if (held.status === 'to_be_delivered') {
      refuseUnweighed(held, enabled);
      await refuseUndeclared(tx, context, held);
    }
    await claimTracking(tx, { shipment, packageNumber: number, at: context.clock() });
    const patch = { carrier, trackingNumber };
    await changePackage(tx, context, held, { event: 'shipped', by: { actor: 'staff', id: call.staffId }, patch });
    return { action: 'package.ship', data: { carrier, tracking_number: trackingNumber } };
  });
};
