import type { PackageIncomes } from '@caravan/warehouse-packages/port';
import { eq, inArray, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { packageTable as packages } from '../package.table.ts';
import { packageExtraTable as extras } from './package-extra.table.ts';

const country = sql<string>`coalesce(${packages.address} ->> 'country', '')`.as('country');
const none = (name: string) => sql<number>`0::bigint`.mapWith(Number).as(name);
const amount = (column: typeof packages.storageFen | typeof extras.amountFen, name: string) =>
  sql<number>`${column}`.mapWith(Number).as(name);

/** The parts of what was paid for packages and by their extra payments. */
export const packageIncomes: PackageIncomes = {
  async of(db, refs) {
    if (!refs.length) return [];
    return unionAll(
      db
        .select({
          ref: sql<string>`${packages.number}`.as('ref'),
          country,
          amountFen: sql<number>`${packages.feeFen} - ${packages.discountFen}`.mapWith(Number).as('amount_fen'),
          // Handling goods of own parcels is a service of the warehouse, too.
          storageFen: sql<number>`${packages.storageFen} + ${packages.handlingFen}`.mapWith(Number).as('storage_fen'),
          packingFen: amount(packages.packingFen, 'packing_fen'),
          insuranceFen: amount(packages.insuranceFen, 'insurance_fen'),
          discountFen: amount(packages.discountFen, 'discount_fen'),
        })
        .from(packages)
        .where(inArray(packages.number, [...refs])),
      db
        .select({
          ref: sql<string>`${extras.ref}`.as('ref'),
          country,
          amountFen: amount(extras.amountFen, 'amount_fen'),
          storageFen: none('storage_fen'),
          packingFen: none('packing_fen'),
          insuranceFen: none('insurance_fen'),
          discountFen: none('discount_fen'),
        })
        .from(extras)
        .innerJoin(packages, eq(packages.number, extras.packageNumber))
        .where(inArray(extras.ref, [...refs])),
    );
  },
};
