import { newId } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import type { Tx } from '@caravan/server-core';
import type { PackageRow } from '../packages/package.table.ts';
import { insertTracking } from './tracking.repo.ts';
import { deliveredMessage } from '../messages/package-message.ts';
import type { CarrierEvent } from '@caravan/shipping/port';
import type { PackageContext } from '../core/package-context.ts';

/** The key is the number's, so a message goes out once for it, however many events and callers report it. */
const tellDelivered = async (tx: Tx, { notifier }: PackageContext, held: PackageRow): Promise<void> => {
  const { number, userId, trackingNumber } = held;
  await notifier().send(tx, {
    ...deliveredMessage(number),
    userId,
    key: `package ${number} delivered ${trackingNumber}`,
    link: warehousePackagesPaths.packageDetail.href({ number }),
  });
};

/**
 * Stores tracking events of a locked package and returns the number of new ones. A delivery is not the receipt: the shopper
 * is told, and confirms it.
 */
export const recordTracking = async (
  tx: Tx,
  context: PackageContext,
  held: PackageRow,
  { source, events }: { source: string; events: readonly CarrierEvent[] },
): Promise<number> => {
  const writtenAt = context.clock();
  const fresh = await insertTracking(
    tx,
    events.map(({ translation, ...event }) => ({
      ...event,
      id: newId(),
      packageNumber: held.number,
      translation: translation?.text ?? null,
      translationLang: translation?.lang ?? null,
      source,
      writtenAt,
    })),
  );
  const isDelivered = fresh.some(({ stage }) => stage === 'delivered');
  if (isDelivered && held.status === 'pending_receipt') await tellDelivered(tx, context, held);
  return fresh.length;
};
