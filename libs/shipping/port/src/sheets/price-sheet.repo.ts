import { and, eq, inArray } from 'drizzle-orm';
import { hasRows, type Database, type Tx } from '@caravan/server-core';
import type { CountryPrices } from './country-prices.ts';
import { countryPricesTable as prices, priceSheetTable as sheets, type PriceSheetRow } from './price-sheet.table.ts';

/** Stores a price sheet; one with the same rows is there already. */
export const insertPriceSheet = async (
  tx: Tx,
  sheet: PriceSheetRow,
  countries: ReadonlyMap<string, CountryPrices>,
): Promise<void> => {
  const [made] = await tx.insert(sheets).values(sheet).onConflictDoNothing().returning({ id: sheets.id });
  if (!made) return;
  await tx
    .insert(prices)
    .values([...countries].map(([country, found]) => ({ sheetId: sheet.id, country, prices: found })));
};

const sheetOf = (methodId: string, id: string) => and(eq(sheets.id, id), eq(sheets.methodId, methodId));

export const findPriceSheet = async (db: Database, methodId: string, id: string): Promise<PriceSheetRow | undefined> =>
  (await db.select().from(sheets).where(sheetOf(methodId, id)))[0];

export const hasPriceSheet = (db: Database, methodId: string, id: string): Promise<boolean> =>
  hasRows(db, sheets, sheetOf(methodId, id));

/** What a price sheet says about some countries. */
export const countryPricesOf = async (
  db: Database,
  sheetId: string,
  countries: readonly string[],
): Promise<Map<string, CountryPrices>> => {
  if (!countries.length) return new Map();
  const rows = await db
    .select()
    .from(prices)
    .where(and(eq(prices.sheetId, sheetId), inArray(prices.country, [...countries])));
  return new Map(rows.map(({ country, prices: found }) => [country, found]));
};
