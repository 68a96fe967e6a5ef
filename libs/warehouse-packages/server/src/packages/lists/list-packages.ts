import { packageStatuses } from '@caravan/kernel';
import {
  type PackagesQuery,
  type ParcelPage,
  type StaffPackagePage,
  type StaffPackagesQuery,
} from '@caravan/warehouse-packages/contract';
import { pageOfAllPackages } from './all-packages.repo.ts';
import { packageListPage, type ListedPackage } from './package-list.repo.ts';
import { countPackages } from '../package.repo.ts';
import type { StaffListedPackage } from './staff-package-list.repo.ts';
import type { PackageContext } from '../../core/package-context.ts';

/** One page of packages; `total` counts all packages of the filter. */
export interface FoundPackages extends Pick<ParcelPage, 'counts' | 'page' | 'page_size' | 'total'> {
  items: ListedPackage[];
}

export const listPackages = async (
  { db }: Pick<PackageContext, 'db'>,
  owner: { userId: string },
  query: PackagesQuery,
): Promise<FoundPackages> => {
  const { page, page_size } = query;
  const [rows, found] = await Promise.all([packageListPage(db, owner.userId, query), countPackages(db, owner)]);
  const counts = Object.fromEntries(
    packageStatuses.map((status) => [status, found.get(status) ?? 0]),
  ) as ParcelPage['counts'];
  const total = query.status ? counts[query.status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items: rows, page, page_size, total, counts };
};

/** One page of the packages of all shoppers, for staff. */
export const listAllPackages = (
  { db }: Pick<PackageContext, 'db'>,
  query: StaffPackagesQuery,
): Promise<Omit<StaffPackagePage, 'items'> & { items: StaffListedPackage[] }> => pageOfAllPackages(db, query);
