import { taxNumberCountries, type CustomsGap } from '@caravan/customs/contract';
import type { MadePackage } from '@caravan/customs/port';
import type { Database, Tx } from '@caravan/server-core';
import { and, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { customsRuleTable, declarationTable } from '../declarations/declaration.table.ts';
import { addressTaxNumberTable as ofAddresses, packageTaxNumberTable as ofPackages } from './tax-number.table.ts';

type AddressRow = typeof ofAddresses.$inferSelect;
type PackageRow = typeof ofPackages.$inferSelect;

/** Enough of a row to show a number to its shopper. */
export type SealedNumber = Pick<PackageRow, 'kind' | 'sealed' | 'userId'>;

/** The number of an address. One for another country than the address now has is none. */
export const findOfAddress = async (
  db: Database,
  { addressId, country }: Pick<AddressRow, 'addressId' | 'country'>,
): Promise<SealedNumber | undefined> =>
  (
    await db
      .select()
      .from(ofAddresses)
      .where(and(eq(ofAddresses.addressId, addressId), eq(ofAddresses.country, country)))
  )[0];

export const findOfPackage = async (db: Database, packageNumber: string): Promise<SealedNumber | undefined> =>
  (await db.select().from(ofPackages).where(eq(ofPackages.packageNumber, packageNumber)))[0];

export const writeOfAddress = async (tx: Tx, row: AddressRow): Promise<void> => {
  await tx.insert(ofAddresses).values(row).onConflictDoUpdate({ target: ofAddresses.addressId, set: row });
};

export const writeOfPackage = async (tx: Tx, row: PackageRow): Promise<void> => {
  await tx.insert(ofPackages).values(row).onConflictDoUpdate({ target: ofPackages.packageNumber, set: row });
};

export const deleteOfAddress = async (tx: Tx, addressId: string): Promise<void> => {
  await tx.delete(ofAddresses).where(eq(ofAddresses.addressId, addressId));
};

/** An owner's setting for a country; null if there is none. */
const needOf = (country: SQLWrapper): SQL =>
  sql`(SELECT ${customsRuleTable.countries} -> (${country}) ->> 'need' FROM ${customsRuleTable})`;

/** A package takes over the number of its address: one statement. */
export const copyToPackage = async (tx: Tx, { number, userId, addressId, country }: MadePackage): Promise<void> => {
  await tx.execute(sql`INSERT INTO ${ofPackages} (package_number, user_id, kind, sealed, at)
    SELECT ${number}, user_id, kind, sealed, at FROM ${ofAddresses}
    WHERE address_id = ${addressId} AND user_id = ${userId} AND country = ${country}
      AND ${needOf(sql`${country}::text`)} IS DISTINCT FROM 'off'`);
};

/** Selects the gaps of a package: a number where its country needs one, and lines where the shop declares them. */
export const customsGapsOf = (number: SQLWrapper, country: SQLWrapper): SQL<CustomsGap[]> =>
  sql<CustomsGap[]>`array_remove(ARRAY[
    CASE WHEN coalesce(
      ${needOf(country)},
      CASE WHEN ${country} = ANY (${sql.param([...taxNumberCountries])}::text[]) THEN 'required' END
    ) = 'required' AND NOT EXISTS (
      SELECT FROM ${ofPackages} WHERE ${ofPackages.packageNumber} = ${number}
    ) THEN 'tax_number' END,
    CASE WHEN (SELECT ${customsRuleTable.declares} FROM ${customsRuleTable}) AND NOT EXISTS (
      SELECT FROM ${declarationTable} WHERE ${declarationTable.packageNumber} = ${number}
    ) THEN 'declaration' END
  ], NULL)`;

export const numbersOfUser = async (db: Database, userId: string) => ({
  addresses: await db.select().from(ofAddresses).where(eq(ofAddresses.userId, userId)).orderBy(ofAddresses.addressId),
  packages: await db.select().from(ofPackages).where(eq(ofPackages.userId, userId)).orderBy(ofPackages.packageNumber),
});

export const eraseNumbersOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(ofAddresses).where(eq(ofAddresses.userId, userId));
  await tx.delete(ofPackages).where(eq(ofPackages.userId, userId));
};
