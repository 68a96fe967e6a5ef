import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database, Tx } from '@caravan/server-core';
import { shippingMethodTable as methods, type ShippingMethodRow } from '@caravan/shipping/port';

/** A version that comes into force later. */
export type ScheduledMethodRow = ShippingMethodRow & { effectiveFrom: Date };

/** The versions of the future, in the order in which they come into force. */
export const scheduledMethods = async (db: Database, now: Date, id?: string): Promise<ScheduledMethodRow[]> => {
  const found = await db
    .selectDistinctOn([methods.id, methods.effectiveFrom])
    .from(methods)
    .where(and(gt(methods.effectiveFrom, now), id === undefined ? undefined : eq(methods.id, id)))
    .orderBy(asc(methods.id), asc(methods.effectiveFrom), desc(methods.version));
  return found.flatMap((row) => (row.effectiveFrom ? [{ ...row, effectiveFrom: row.effectiveFrom }] : []));
};

/**
 * The highest version of a shipping method, 0 if it does not exist. Locks its first version until the transaction ends,
 * because that row always exists.
 */
export const lockMethod = async (tx: Tx, id: string): Promise<number> => {
  await tx
    .select({ id: methods.id })
    .from(methods)
    .where(and(eq(methods.id, id), eq(methods.version, 1)))
    .for('update');
  const [found] = await tx
    .select({ version: methods.version })
    .from(methods)
    .where(eq(methods.id, id))
    .orderBy(desc(methods.version))
    .limit(1);
  return found?.version ?? 0;
};
