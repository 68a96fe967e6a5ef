import { isDeepStrictEqual } from 'node:util';
import { defineJob } from '@caravan/server-core';
import { methodsTopic } from '../methods/shipping-methods.ts';
import type { ShippingContext } from '../shipping-context.ts';
import { readAccuracy, writeAccuracy } from './quote-accuracy.repo.ts';
import type { QuoteAccuracyRow } from './quote-accuracy.table.ts';

/** Counts at night how well quotes and promised days were kept. */
export const measureAccuracyJob = defineJob()({ name: 'package.measure_accuracy', cron: '47 2 * * *' });

const byWay = (one: QuoteAccuracyRow, other: QuoteAccuracyRow): number =>
  `${one.country} ${one.methodId}` < `${other.country} ${other.methodId}` ? -1 : 1;

/**
 * Keeps the figures for pages. They are counted by night, because a count reads all parcels, and each change of a topic
 * drops visitors' pages. A count that finds what is known changes nothing.
 */
export const measureAccuracy = async ({
  db,
  transaction,
  caches,
  paidParcels,
}: Pick<ShippingContext, 'db' | 'transaction' | 'caches' | 'paidParcels'>): Promise<void> => {
  const counted = await paidParcels().accuracy(db);
  const known = await readAccuracy(db);
  if (isDeepStrictEqual(counted.toSorted(byWay), known.toSorted(byWay))) return;
  await transaction(async (tx) => {
    // First, so that two counts at once write one after the other.
    await caches.changed(tx, methodsTopic);
    await writeAccuracy(tx, counted);
  });
};
