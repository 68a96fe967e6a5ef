import { isSameTracking, trackingHeldSince } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import { fail, type Shipment } from '@caravan/warehouse-packages/contract';
import { holdTracking, packageWithTracking } from './tracking-number.repo.ts';
import type { PackageRow } from '../packages/package.table.ts';

/** Whether a package has this tracking number already, however it is spelled. */
export const hasTracking = (
  { carrier, trackingNumber }: Pick<PackageRow, 'carrier' | 'trackingNumber'>,
  shipment: Shipment,
): boolean =>
  carrier !== null &&
  trackingNumber !== null &&
  isSameTracking({ carrier, number: trackingNumber }, { carrier: shipment.carrier, number: shipment.tracking_number });

/** A shipment of a package, and when it is recorded. */
interface Claim {
  shipment: Shipment;
  packageNumber: string;
  at: Date;
}

/** Refuses a tracking number of a carrier that another package holds. */
export const refuseKnownTracking = async (db: Database, { shipment, packageNumber, at }: Claim): Promise<void> => {
  const held = { exceptNumber: packageNumber, since: trackingHeldSince(at) };
  const known = await packageWithTracking(db, shipment, held);
  if (known !== undefined) throw fail('tracking_known', { number: known });
};

/** Takes a tracking number for a package; of several concurrent transactions, the first one gets it. */
export const claimTracking = async (tx: Tx, claim: Claim): Promise<void> => {
  await holdTracking(tx, claim.shipment);
  await refuseKnownTracking(tx, claim);
};
