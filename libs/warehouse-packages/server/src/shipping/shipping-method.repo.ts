import { and, asc, count, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '@caravan/server-core';
import { shippingMethodTable as methods, type ShippingMethodRow } from './shipping-method.table.ts';

const inForce = (at: Date) => or(isNull(methods.effectiveFrom), lte(methods.effectiveFrom, at));
/** A change of a day replaces an earlier one of the same day. */
const latestFirst = [sql`${methods.effectiveFrom} desc nulls last`, desc(methods.version)];

/** All shipping methods in the version of this moment, including inactive ones. */
export const currentMethods = (db: Database, now: Date): Promise<ShippingMethodRow[]> =>
  db
    .selectDistinctOn([methods.id])
    .from(methods)
    .where(inForce(now))
    .orderBy(asc(methods.id), ...latestFirst);

/** The version of a shipping method that is in force at a moment. */
export const methodAt = async (db: Database, id: string, at: Date): Promise<ShippingMethodRow | undefined> => {
  const [found] = await db
    .select()
    .from(methods)
    .where(and(eq(methods.id, id), inForce(at)))
    .orderBy(...latestFirst)
    .limit(1);
  return found;
};

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

/** The name and the carrier of the method in a package's quote, for a lateral join. */
export const quotedMethod = (db: Database, page: { methodId: PgColumn; methodVersion: PgColumn }) =>
  db
    .select({ name: methods.name, carrier: methods.carrier })
    .from(methods)
    .where(and(eq(methods.id, page.methodId), eq(methods.version, page.methodVersion)))
    .as('method');

export const insertMethods = async (db: Database, rows: readonly ShippingMethodRow[]): Promise<void> => {
  await db
    .insert(methods)
    .values([...rows])
    .onConflictDoNothing();
};

export const countMethods = async (db: Database): Promise<number> => {
  const [found] = await db.select({ methods: count() }).from(methods);
  return found?.methods ?? 0;
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
