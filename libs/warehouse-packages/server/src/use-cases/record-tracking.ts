import { newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { insertTracking } from '../db/tracking.repo.ts';
import type { CarrierEvent } from '../ports/tracking-source.ts';
import type { PackageContext } from './package-context.ts';

/** Stores tracking events of a package and returns the number of new ones. */
export const recordTracking = (
  tx: Tx,
  { clock }: Pick<PackageContext, 'clock'>,
  { packageNumber, source, updates }: { packageNumber: string; source: string; updates: readonly CarrierEvent[] },
): Promise<number> => {
  const writtenAt = clock();
  return insertTracking(
    tx,
    updates.map(({ at, place, text }) => ({ id: newId(), packageNumber, at, place, text, source, writtenAt })),
  );
};
