import type { Tx } from '@caravan/server-core';
import { fail, type Shipment } from '@caravan/warehouse-packages/contract';
import type { WholePackage } from '../whole-package.repo.ts';
import { changePackage } from '../change-package.ts';
import { claimTracking, hasTracking } from '../../tracking/claim-tracking.ts';
import type { PackageContext } from '../../core/package-context.ts';
import { staffStep, type StaffCall } from '../../core/staff-step.ts';

/** Corrects the carrier or tracking number of a shipped package. A repeated correction changes nothing. */
export const correctShipment = (
  tx: Tx,
  context: PackageContext,
  call: StaffCall,
  number: string,
  shipment: Shipment,
): Promise<WholePackage> =>
  staffStep(tx, call, number, async (held) => {
    const { carrier, tracking_number: trackingNumber } = shipment;
    if (held.shippedAt === null) throw fail('wrong_state');
    if (hasTracking(held, shipment)) return null;
    await claimTracking(tx, { shipment, packageNumber: number, at: context.clock() });
    const patch = { carrier, trackingNumber };
    await changePackage(tx, context, held, {
      event: 'shipment_corrected',
      by: { actor: 'staff', id: call.staffId },
      patch,
    });
    const before = { carrier: held.carrier, tracking_number: held.trackingNumber };
    return { action: 'package.correct_shipment', data: { before, carrier, tracking_number: trackingNumber } };
  });
