import { defineJob } from '@caravan/server-core';
import type { PackageRow } from '../db/package.table.ts';
import { packagesOnTheirWay } from '../db/tracking.repo.ts';
import type { TrackingSource } from '../ports/tracking-source.ts';
import { holdPackage } from './find-package.ts';
import type { PackageContext } from './package-context.ts';
import { recordTracking } from './record-tracking.ts';

/** Asks tracking services where packages are; without any service there is nothing to ask. */
export const followPackagesJob = defineJob()({ name: 'package.follow', cron: '23 */2 * * *', expires: 3_600 });

const atATime = 200;

/** The first source that knows a package tells of it. */
const followOne = async (context: PackageContext, sources: readonly TrackingSource[], row: PackageRow): Promise<void> => {
  const { number: packageNumber, carrier, trackingNumber } = row;
  if (carrier === null || trackingNumber === null) return;
  for (const { name: source, follow } of sources) {
    const news = await follow({ carrier, trackingNumber });
    if (!news) continue;
    await context.transaction(async (tx) => {
      // Staff may have corrected the number while the service was being asked.
      const held = await holdPackage(tx, 'everybody', packageNumber);
      if (held.carrier === carrier && held.trackingNumber === trackingNumber) await recordTracking(tx, context, { packageNumber, source, news });
    });
    return;
  }
};

/** Brings what tracking services know of packages on their way; one that fails holds up no other. */
export const followPackages = async (context: PackageContext): Promise<void> => {
  const sources = context.trackingSources?.() ?? [];
  if (!sources.length) return;
  const failures: unknown[] = [];
  for (let last: string | undefined = ''; last !== undefined;) {
    const rows: PackageRow[] = await packagesOnTheirWay(context.db, last, atATime);
    for (const row of rows) await followOne(context, sources, row).catch((error: unknown) => failures.push(error));
    last = rows.at(-1)?.number;
  }
  if (failures.length) throw new AggregateError(failures, `${failures.length} packages could not be followed`);
};
