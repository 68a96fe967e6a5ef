import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@caravan/server-core';
import { pricesFor } from '../sheets/prices-for.ts';
import { pricesAt, type Destination, type PricesTo, type SheetPrices } from '../sheets/sheet-prices.ts';
import { shippingMethodTable as methods, type ShippingMethodRow } from './shipping-method.table.ts';

/** A version of a shipping method, with what its price sheet says about a destination. */
export type PricedMethod = ShippingMethodRow & { sheet?: PricesTo };

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

/** Prices of a sheet for a destination, as a statement returns them; null if the sheet does not name the country. */
export interface FoundPrices {
  area: number;
  remote: boolean;
  prices: PricesTo['prices'];
}

/** With the prices that were found for its destination. */
export const withPrices = (method: ShippingMethodRow, found: FoundPrices | null): PricedMethod =>
  method.sheetTerms
    ? { ...method, sheet: { terms: method.sheetTerms, ...(found ?? { area: 0, remote: false, prices: null }) } }
    : method;

/** With the prices of a sheet that may not be stored. */
export const withSheet = (method: ShippingMethodRow, sheet: SheetPrices, to: Destination): PricedMethod =>
  method.sheetTerms ? { ...method, sheet: pricesAt(method.sheetTerms, sheet, to) } : method;

/** The shipping methods that are offered at a moment, in their version of then, by id, with their prices for a destination. */
export const activeMethods = async (db: Database, at: Date, to: Destination): Promise<PricedMethod[]> => {
  const current = db
    .selectDistinctOn([methods.id])
    .from(methods)
    .where(inForce(at))
    .orderBy(asc(methods.id), ...latestFirst)
    .as('current');
  const prices = pricesFor(db, current, to);
  const found = await db
    .select()
    .from(current)
    .leftJoinLateral(prices, sql`true`)
    .where(eq(current.active, true))
    .orderBy(asc(current.id));
  return found.map((row) => withPrices(row.current, row.found));
};

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

/** The same with its prices for a destination. */
export const pricedMethodAt = async (
  db: Database,
  id: string,
  at: Date,
  to: Destination,
): Promise<PricedMethod | undefined> => {
  const current = db
    .select()
    .from(methods)
    .where(and(eq(methods.id, id), inForce(at)))
    .orderBy(...latestFirst)
    .limit(1)
    .as('current');
  const [found] = await db
    .select()
    .from(current)
    .leftJoinLateral(pricesFor(db, current, to), sql`true`);
  return found && withPrices(found.current, found.found);
};

/** The name and the carrier of the method in a package's quote, for a lateral join. */
export const quotedMethod = (db: Database, page: { methodId: PgColumn; methodVersion: PgColumn }) =>
  db
    .select({ name: methods.name, carrier: methods.carrier })
    .from(methods)
    .where(and(eq(methods.id, page.methodId), eq(methods.version, page.methodVersion)))
    .as('method');

/** Inserts versions of shipping methods; one that exists stays as it is. */
export const insertMethods = async (db: Database, rows: readonly (typeof methods.$inferInsert)[]): Promise<void> => {
  await db
    .insert(methods)
    .values([...rows])
    .onConflictDoNothing();
};
