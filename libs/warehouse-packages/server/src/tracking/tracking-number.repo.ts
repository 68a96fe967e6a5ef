import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { trackingKey } from '@caravan/kernel';
import type { Database, Tx } from '@caravan/server-core';
import type { Shipment } from '@caravan/warehouse-packages/contract';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import { handoverPackageTable as handed, handoverTable as handovers } from '../packages/handovers/handover.table.ts';
import { packageTable as packages } from '../packages/package.table.ts';
import { carrierKeyOf } from './tracking-key.ts';

/** Lets one transaction at a time use a tracking number of a carrier. */
export const holdTracking = async (tx: Tx, { carrier, tracking_number: number }: Shipment): Promise<void> => {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('tracking ' || lower(${carrier}::text) || ' ' || ${trackingKey(number)}::text, 0))`,
  );
};

/** Another package that holds this tracking number: shipped by the carrier and not received before `since`, or waiting for it. */
export const packageWithTracking = async (
  db: Database,
  { carrier, tracking_number: number }: Shipment,
  { exceptNumber, since }: { exceptNumber: string; since: Date },
): Promise<string | undefined> => {
  const key = trackingKey(number);
  const shipped = db
    .select({ number: packages.number })
    .from(packages)
    .where(
      and(
        eq(trackingKeyOf(packages.trackingNumber), key),
        eq(carrierKeyOf(packages.carrier), carrierKeyOf(carrier)),
        or(isNull(packages.doneAt), gt(packages.doneAt, since)),
        ne(packages.number, exceptNumber),
      ),
    );
  const waiting = db
    .select({ number: handed.packageNumber })
    .from(handed)
    .innerJoin(handovers, eq(handovers.id, handed.handoverId))
    .where(
      and(
        eq(trackingKeyOf(handed.trackingNumber), key),
        eq(carrierKeyOf(handovers.carrier), carrierKeyOf(carrier)),
        isNull(handed.outcome),
        ne(handed.packageNumber, exceptNumber),
      ),
    );
  const [found] = await unionAll(shipped, waiting).limit(1);
  return found?.number;
};
