import { packageStatuses, type ParcelPage, type StaffPackagesQuery } from '@caravan/warehouse-packages/contract';
import {
  countPackages,
  pageOfPackages,
  wholePackages,
  type WholePackage,
  type OwnerFilter,
} from '../db/package.repo.ts';
import type { PackageContext } from './package-context.ts';

/** One page of packages; `total` counts all packages of the filter. */
export interface FoundPackages extends Pick<ParcelPage, 'counts' | 'page' | 'page_size' | 'total'> {
  items: WholePackage[];
}

export const listPackages = async (
  { db }: Pick<PackageContext, 'db'>,
  owner: OwnerFilter,
  query: StaffPackagesQuery,
): Promise<FoundPackages> => {
  const { page, page_size } = query;
  const [rows, found] = await Promise.all([pageOfPackages(db, owner, query), countPackages(db, owner, query.q)]);
  const counts = Object.fromEntries(
    packageStatuses.map((status) => [status, found.get(status) ?? 0]),
  ) as ParcelPage['counts'];
  const total = query.status ? counts[query.status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items: await wholePackages(db, rows), page, page_size, total, counts };
};
