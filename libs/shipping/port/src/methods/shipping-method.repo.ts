import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@caravan/server-core';
import { pricesAt, pricesInArea, type CountryPrices, type PricesTo } from '../sheets/country-prices.ts';
import { countryPricesTable as prices } from '../sheets/price-sheet.table.ts';
import { shippingMethodTable as methods, type ShippingMethodRow } from './shipping-method.table.ts';

/** Where a parcel goes. */
export interface Destination {
  country: string;
  /** Null if it is not known yet. */
  postcode: string | null;
}

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

/** With the prices of a postcode. */
export const withPricesAt = (
  method: ShippingMethodRow,
  found: CountryPrices | null,
  postcode: string | null,
): PricedMethod => (method.sheetTerms ? { ...method, sheet: pricesAt(method.sheetTerms, found, postcode) } : method);

/** With the prices of the area that a package keeps. */
export const withPricesIn = (
  method: ShippingMethodRow,
  found: CountryPrices | null,
  area: number | null,
): PricedMethod =>
  method.sheetTerms ? { ...method, sheet: pricesInArea(method.sheetTerms, found, area ?? 0) } : method;

const pricesFor = (country: string) => and(eq(prices.sheetId, methods.sheetId), eq(prices.country, country));

/** The shipping methods that are offered at a moment, in their version of then, by id, with their prices for a destination. */
export const activeMethods = async (db: Database, at: Date, to: Destination): Promise<PricedMethod[]> => {
  const found = await db
    .selectDistinctOn([methods.id], { method: methods, prices: prices.prices })
    .from(methods)
    .leftJoin(prices, pricesFor(to.country))
    .where(inForce(at))
    .orderBy(asc(methods.id), ...latestFirst);
  return found.flatMap((row) => (row.method.active ? [withPricesAt(row.method, row.prices, to.postcode)] : []));
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
  const [found] = await db
    .select({ method: methods, prices: prices.prices })
    .from(methods)
    .leftJoin(prices, pricesFor(to.country))
    .where(and(eq(methods.id, id), inForce(at)))
    .orderBy(...latestFirst)
    .limit(1);
  return found && withPricesAt(found.method, found.prices, to.postcode);
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
