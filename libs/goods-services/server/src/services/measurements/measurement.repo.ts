import { asc, inArray } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import {
  measurementResultTable as results,
  serviceMeasureTable as measures,
  type MeasurementResultRow,
  type ServiceMeasureRow,
} from './measurement.table.ts';

export const insertMeasures = async (tx: Tx, rows: readonly ServiceMeasureRow[]): Promise<void> => {
  await tx.insert(measures).values([...rows]);
};

/** The measures of services by their numbers. */
export const measuresOf = async (
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, ServiceMeasureRow[]>> => {
  if (!numbers.length) return new Map();
  const found = await db
    .select()
    .from(measures)
    .where(inArray(measures.serviceNumber, [...numbers]))
    .orderBy(asc(measures.serviceNumber), asc(measures.position));
  return Map.groupBy(found, ({ serviceNumber }) => serviceNumber);
};

export const insertResult = async (tx: Tx, row: MeasurementResultRow): Promise<void> => {
  await tx.insert(results).values(row);
};

/** The measured values by the services' numbers, the latest last. */
export const resultsOf = async (
  db: Database,
  numbers: readonly string[],
): Promise<Map<string, MeasurementResultRow[]>> => {
  if (!numbers.length) return new Map();
  const found = await db
    .select()
    .from(results)
    .where(inArray(results.serviceNumber, [...numbers]))
    .orderBy(asc(results.serviceNumber), asc(results.seq));
  return Map.groupBy(found, ({ serviceNumber }) => serviceNumber);
};
