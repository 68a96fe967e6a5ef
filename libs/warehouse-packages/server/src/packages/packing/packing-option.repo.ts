import { eq, inArray, max, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Tx } from '@caravan/server-core';
import type { PackingKind } from '@caravan/warehouse-packages/contract';
import { inPackingOrder, type ChosenPacking } from '@caravan/warehouse-packages/port';
import { firstPrices, type PackingPrice } from './packing-prices.ts';
import { packagePackingTable, packingPriceTable as prices } from './packing-option.table.ts';

/** The newest prices of the packing options, in the fixed order. */
export interface PackingPricesState {
  options: readonly PackingPrice[];
  /** 0 for the built-in prices. */
  version: number;
}

export const readPrices = async (db: Database): Promise<PackingPricesState> => {
  const newest = db.select({ version: max(prices.version) }).from(prices);
  const rows = await db.select().from(prices).where(inArray(prices.version, newest));
  const [first] = rows;
  if (!first) return { options: firstPrices, version: 0 };
  const options = inPackingOrder(rows).map(({ kind, priceFen, offered }) => ({ kind, priceFen, offered }));
  return { options, version: first.version };
};

/** The newest prices, which no other transaction changes until this one ends. */
export const lockPrices = async (tx: Tx): Promise<PackingPricesState> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('prices of packing options', 0))`);
  return readPrices(tx);
};

export const insertPrices = async (
  tx: Tx,
  { options, version }: PackingPricesState,
  createdAt: Date,
): Promise<void> => {
  await tx.insert(prices).values(options.map((option) => ({ ...option, version, createdAt })));
};

export const insertPacking = async (tx: Tx, packageNumber: string, chosen: readonly ChosenPacking[]): Promise<void> => {
  if (chosen.length) await tx.insert(packagePackingTable).values(chosen.map((one) => ({ ...one, packageNumber })));
};

/** The kinds of a package's packing options, in any order, for a lateral join. */
export const packingWishes = (db: Database, number: PgColumn) =>
  db
    .select({ kinds: sql<PackingKind[] | null>`json_agg(${packagePackingTable.kind})`.as('kinds') })
    .from(packagePackingTable)
    .where(eq(packagePackingTable.packageNumber, number))
    .as('wishes');
