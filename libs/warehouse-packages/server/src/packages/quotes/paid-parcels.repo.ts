import { and, desc, eq, gte, inArray, ne } from 'drizzle-orm';
import type { PaidParcels } from '@caravan/shipping/port';
import { packageItemTable } from '../package-item.table.ts';
import { packageTable as packages } from '../package.table.ts';
import { quotedResults } from './rehearsed-package.repo.ts';
import { storeItemTable } from '../../store/store-item.table.ts';
import { parcelOf } from './parcel-of.ts';
import { countAccuracy } from './way-accuracy.repo.ts';

/** The parcels of a shipping method that were paid since, without cancelled ones: the newest ones, with their goods. */
const paidParcelsOf: PaidParcels['of'] = async (db, methodId, { since, limit }) => {
  const rows = await db
    .select()
    .from(packages)
    .where(and(eq(packages.methodId, methodId), gte(packages.paidAt, since), ne(packages.status, 'cancelled')))
    .orderBy(desc(packages.paidAt), desc(packages.number))
    .limit(limit);
  const numbers = rows.map(({ number }) => number);
  const goods = numbers.length
    ? await db
        .select({ number: packageItemTable.packageNumber, item: storeItemTable })
        .from(packageItemTable)
        .innerJoin(storeItemTable, eq(storeItemTable.id, packageItemTable.itemId))
        .where(inArray(packageItemTable.packageNumber, numbers))
    : [];
  const rehearsalOf = await quotedResults(db, rows);
  const byNumber = Map.groupBy(goods, ({ number }) => number);
  return rows.flatMap((row) => {
    const { number, address, paidAt, feeFen, storageFen, declaredValueFen } = row;
    if (!paidAt) return [];
    const items = (byNumber.get(number) ?? []).map(({ item }) => item);
    const parcel = { ...parcelOf(items, declaredValueFen, paidAt, row), storageFen };
    return [
      { number, country: address.country, postcode: address.postcode, paidAt, feeFen, parcel, box: rehearsalOf(row) },
    ];
  });
};

export const paidParcels: PaidParcels = { of: paidParcelsOf, accuracy: countAccuracy };
