import { defineJob } from '@caravan/server-core';
import type { PackageRow } from '../db/package.table.ts';
import { shippedPackages } from '../db/tracking.repo.ts';
import type { TrackingSource } from '../ports/tracking-source.ts';
import { lockPackage } from './find-package.ts';
import type { PackageContext } from './package-context.ts';
import { recordTracking } from './record-tracking.ts';

/** Reads the tracking services. */
export const followPackagesJob = defineJob()({ name: 'package.follow', cron: '23 */2 * * *', expires: 3_600 });

const batchSize = 200;

/** Uses the first source that knows the package. */
const followOne = async (
  context: PackageContext,
  sources: readonly TrackingSource[],
  row: PackageRow,
): Promise<void> => {
  const { number: packageNumber, carrier, trackingNumber } = row;
  if (carrier === null || trackingNumber === null) return;
  for (const { name: source, follow } of sources) {
    const updates = await follow({ carrier, trackingNumber });
    if (!updates) continue;
    await context.transaction(async (tx) => {
      // Staff may have corrected the number during the call of the service.
      const held = await lockPackage(tx, 'all', packageNumber);
      if (held.carrier === carrier && held.trackingNumber === trackingNumber)
        await recordTracking(tx, context, { packageNumber, source, updates });
    });
    return;
  }
};

/** Records the events of tracking services for shipped packages. A failure does not affect the other packages. */
export const followPackages = async (context: PackageContext): Promise<void> => {
  const sources = context.trackingSources?.() ?? [];
  if (!sources.length) return;
  const failures: unknown[] = [];
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: PackageRow[] = await shippedPackages(context.db, last, batchSize);
    for (const row of rows) await followOne(context, sources, row).catch((error: unknown) => failures.push(error));
    last = rows.at(-1)?.number;
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} packages could not be tracked`);
};
