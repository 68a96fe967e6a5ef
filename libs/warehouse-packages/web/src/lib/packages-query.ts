import { defaultPageSize, type PackageStatus, packageStatuses } from '@caravan/kernel';
import { warehousePackagesPaths } from '@caravan/routes';
import { type PackagesQuery } from '@caravan/warehouse-packages/contract';
import { pageOf } from '@caravan/web-core';

const statusOf = (value: string | null): PackageStatus | undefined =>
  packageStatuses.find((status) => status === value);

/** The query of the package list's address; invalid parts are ignored. */
export const packagesQueryOf = (search: URLSearchParams): PackagesQuery => {
  const status = statusOf(search.get('status'));
  return { page: pageOf(search), page_size: defaultPageSize, ...(status ? { status } : {}) };
};

/** The address of a package list; the first page has no number. */
export const packagesHref = ({ status, page = 1 }: Partial<PackagesQuery> = {}): string =>
  warehousePackagesPaths.packages.href({ status, page: page > 1 ? page : undefined });
