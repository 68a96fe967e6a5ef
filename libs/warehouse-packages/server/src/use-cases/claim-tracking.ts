import type { Database, Tx } from '@caravan/server-core';
import { fail, isSameTracking, type Shipment } from '@caravan/warehouse-packages/contract';
import { holdTracking, packageWithTracking } from '../db/tracking-number.repo.ts';
import type { PackageRow } from '../db/package.table.ts';

/** Whether a package has this tracking number already, however it is spelled. */
export const hasTracking = (
  { carrier, trackingNumber }: Pick<PackageRow, 'carrier' | 'trackingNumber'>,
  shipment: Shipment,
): boolean =>
  carrier !== null &&
  trackingNumber !== null &&
  isSameTracking({ carrier, number: trackingNumber }, { carrier: shipment.carrier, number: shipment.tracking_number });

/** Refuses a tracking number of a carrier that belongs to another package. */
export const refuseKnownTracking = async (db: Database, shipment: Shipment, packageNumber: string): Promise<void> => {
  const known = await packageWithTracking(db, shipment, packageNumber);
  if (known !== undefined) throw fail('tracking_known', { number: known });
};

/** Takes a tracking number for a package; of several concurrent transactions, the first one gets it. */
export const claimTracking = async (tx: Tx, shipment: Shipment, packageNumber: string): Promise<void> => {
  await holdTracking(tx, shipment);
  await refuseKnownTracking(tx, shipment, packageNumber);
};
