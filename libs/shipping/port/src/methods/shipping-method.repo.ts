import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@caravan/server-core';
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

/** The shipping methods that are offered at a moment, in their version of then, by id. */
export const activeMethods = async (db: Database, at: Date): Promise<ShippingMethodRow[]> =>
  (await currentMethods(db, at)).filter(({ active }) => active);

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

/** The name and the carrier of the method in a package's quote, for a lateral join. */
export const quotedMethod = (db: Database, page: { methodId: PgColumn; methodVersion: PgColumn }) =>
  db
    .select({ name: methods.name, carrier: methods.carrier })
    .from(methods)
    .where(and(eq(methods.id, page.methodId), eq(methods.version, page.methodVersion)))
    .as('method');

/** Inserts versions of shipping methods; one that exists stays as it is. */
export const insertMethods = async (db: Database, rows: readonly ShippingMethodRow[]): Promise<void> => {
  await db
    .insert(methods)
    .values([...rows])
    .onConflictDoNothing();
};
