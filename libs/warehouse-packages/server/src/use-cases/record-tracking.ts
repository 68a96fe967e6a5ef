import { newId } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';
import { insertTracking } from '../db/tracking.repo.ts';
import type { TrackingNews } from '../ports/tracking-source.ts';
import type { PackageContext } from './package-context.ts';

/** Writes down what somebody told of a package; how much of it was new. */
export const recordTracking = (
  tx: Tx,
  { clock }: Pick<PackageContext, 'clock'>,
  { packageNumber, source, news }: { packageNumber: string; source: string; news: readonly TrackingNews[] },
): Promise<number> => {
  const writtenAt = clock();
  return insertTracking(
    tx,
    news.map(({ at, place, text }) => ({ id: newId(), packageNumber, at, place, text, source, writtenAt })),
  );
};
