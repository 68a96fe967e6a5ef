import { day } from '@caravan/kernel';
import type { DayAccuracy, FeeAccuracy } from '@caravan/shipping/contract';
import type { QuoteAccuracyRow } from './quote-accuracy.table.ts';

/** One decimal; never -0. */
const tenths = (value: number): number => Math.round(value * 10) / 10 + 0;
const inDays = (seconds: number): number => tenths((seconds * 1_000) / day);

const known = <T>(value: T | null): T => {
  if (value === null) throw new Error('a figure of a counted way is missing');
  return value;
};

/** The fees of a way; null where there are too few parcels (specification 27.3). */
export const presentFees = (row: QuoteAccuracyRow): FeeAccuracy | null =>
  row.feeParcels === null
    ? null
    : {
        parcels: row.feeParcels,
        since: known(row.feesSince).toISOString(),
        median_percent: tenths(known(row.medianPercent)),
        p90_percent: tenths(known(row.p90Percent)),
        dearer: known(row.dearer),
      };

/** The days of a way; null where too few receipts were confirmed. */
export const presentDays = (row: QuoteAccuracyRow): DayAccuracy | null =>
  row.dayParcels === null
    ? null
    : {
        parcels: row.dayParcels,
        since: known(row.daysSince).toISOString(),
        promised_min_days: known(row.promisedMinDays),
        promised_max_days: known(row.promisedMaxDays),
        median_days: inDays(known(row.medianSeconds)),
        p90_days: inDays(known(row.p90Seconds)),
        in_time: known(row.inTime),
      };
