import { and, asc, eq, inArray } from 'drizzle-orm';
import { hasRows, type Database, type Tx } from '@caravan/server-core';
import type { SheetPrices } from './sheet-prices.ts';
import {
  priceSheetTable as sheets,
  sheetAreaTable as areas,
  zonePricesTable as zones,
  type PriceSheetRow,
} from './price-sheet.table.ts';

/** A statement has at most 65,535 parameters. */
const areasAtOnce = 5_000;

/** Stores a price sheet; one with the same rows is there already. */
export const insertPriceSheet = async (tx: Tx, sheet: PriceSheetRow, prices: SheetPrices): Promise<void> => {
  const [made] = await tx.insert(sheets).values(sheet).onConflictDoNothing().returning({ id: sheets.id });
  if (!made) return;
  await tx.insert(zones).values(prices.zones.map((found, zone) => ({ sheetId: sheet.id, zone, prices: found })));
  const rows = [...prices.areas].flatMap(([country, some]) =>
    some.map((place, area) => ({ sheetId: sheet.id, country, area, ...place })),
  );
  for (let start = 0; start < rows.length; start += areasAtOnce)
    await tx.insert(areas).values(rows.slice(start, start + areasAtOnce));
};

const sheetOf = (methodId: string, id: string) => and(eq(sheets.id, id), eq(sheets.methodId, methodId));

export const findPriceSheet = async (db: Database, methodId: string, id: string): Promise<PriceSheetRow | undefined> =>
  (await db.select().from(sheets).where(sheetOf(methodId, id)))[0];

export const hasPriceSheet = (db: Database, methodId: string, id: string): Promise<boolean> =>
  hasRows(db, sheets, sheetOf(methodId, id));

/** Reads the part of a price sheet for some countries. */
export const sheetPricesFor = async (
  db: Database,
  sheetId: string,
  countries: readonly string[],
): Promise<SheetPrices> => {
  const prices = await db.select().from(zones).where(eq(zones.sheetId, sheetId)).orderBy(asc(zones.zone));
  const places = countries.length
    ? await db
        .select()
        .from(areas)
        .where(and(eq(areas.sheetId, sheetId), inArray(areas.country, [...countries])))
        .orderBy(asc(areas.area))
    : [];
  return { zones: prices.map((row) => row.prices), areas: Map.groupBy(places, ({ country }) => country) };
};
