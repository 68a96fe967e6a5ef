import { type StaffPackagePage, type StaffPackagesQuery } from '@caravan/warehouse-packages/contract';
import { countedItems, type LongPage, packageStatuses, scannedCode, trackingKey } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  containing,
  countByStatus,
  longPage,
  longSliceOf,
  olderThan,
  readCursor,
  sumOfCounts,
  type Database,
} from '@caravan/server-core';
import { and, desc, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import { trackingKeyOf } from '@caravan/server-core/tracking-key';
import { warehouseIdOf } from '@caravan/warehouse-packages/port';
import { packageItemTable } from '../package-item.table.ts';
import { packageTable as packages, type PackageRow } from '../package.table.ts';
import { staffPackageListPage, type StaffListedPackage } from './staff-package-list.repo.ts';
import { storeItemTable } from '../../store/store-item.table.ts';

/**
 * A part of the package's number, or a whole number of its goods, of their orders, or of its carrier. Packages of goods
 * are read first, because the database would not use its indexes for one condition about several tables. Beginnings of numbers have an index
 * of their own: all numbers of a year share most of their trigrams.
 */
const named = async (db: Database, q: string): Promise<SQL | undefined> => {
  const code = scannedCode(q);
  const withGoods = await db
    .selectDistinct({ number: packageItemTable.packageNumber })
    .from(packageItemTable)
    .innerJoin(storeItemTable, eq(storeItemTable.id, packageItemTable.itemId))
    .where(or(eq(storeItemTable.number, code), eq(storeItemTable.orderNumber, code)))
    .limit(countedItems);
  return or(
    like(packages.number, /^PK\d{2}[\dA-Z-]*$/.test(code) ? `${code}%` : containing(code)),
    eq(trackingKeyOf(packages.trackingNumber), trackingKey(q)),
    inArray(
      packages.number,
      withGoods.map(({ number }) => number),
    ),
  );
};

const newestFirst = [desc(packages.createdAt), desc(packages.number)];

/** The newest packages that a search finds. */
export const searchPackages = async (db: Database, q: string, limit: number): Promise<PackageRow[]> =>
  db
    .select()
    .from(packages)
    .where(await named(db, q))
    .orderBy(...newestFirst)
    .limit(limit);

const position = z.tuple([z.iso.datetime(), z.string()]);

/** The packages of all shoppers, newest first, and how many a search finds in each status. */
export const pageOfAllPackages = async (
  db: Database,
  query: StaffPackagesQuery,
): Promise<LongPage<StaffListedPackage> & Pick<StaffPackagePage, 'counts'>> => {
  const { status, q, warehouse } = query;
  const found = and(
    q === undefined ? undefined : await named(db, q),
    warehouse === undefined ? undefined : eq(warehouseIdOf(packages.warehouseId), warehouse),
  );
  const at = readCursor(query.cursor, position);
  const after = olderThan(packages.createdAt, packages.number, at);
  const { limit, offset } = longSliceOf(query);
  const [rows, counts] = await Promise.all([
    staffPackageListPage(db, and(status && eq(packages.status, status), found, after), { limit, offset }),
    countByStatus(db, { table: packages, status: packages.status, statuses: packageStatuses, where: found }),
  ]);
  const all = sumOfCounts(status ? { [status]: counts[status] } : counts);
  return { ...longPage(rows, query, all, ({ page }) => [page.createdAt.toISOString(), page.number]), counts };
};
