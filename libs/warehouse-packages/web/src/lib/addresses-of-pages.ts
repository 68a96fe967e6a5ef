import { defaultPageSize, type PackageStatus, packageStatuses } from '@caravan/kernel';
import { warehousePackagesPaths, fundPaymentPaths } from '@caravan/routes';
import type { PackagesQuery, StoreQuery } from '@caravan/warehouse-packages/contract';
import { pageOf } from '@caravan/web-core';

/** The format of a package number; anything else in an address names no package. */
const pattern = /^PK[A-Z0-9-]{4,30}$/;

/** The package that `?number=` names, in either case, because shoppers type numbers. */
export const packageNumberOf = (search: URLSearchParams): string | undefined => {
  const number = search.get('number')?.trim().toUpperCase() ?? '';
  return pattern.test(number) ? number : undefined;
};

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

/** Cards of a page: whole rows of four, three and two. */
const warehouseSize = 24;

export const storeQueryOf = (search: URLSearchParams): StoreQuery => ({
  page: pageOf(search),
  page_size: warehouseSize,
});

/** The address of a page of the warehouse; the first page has no number. */
export const storeHref = (page = 1): string => warehousePackagesPaths.store.href({ page: page > 1 ? page : undefined });

/** The page that pays the shipping of a package. */
export const payPackageHref = (number: string): string =>
  fundPaymentPaths.payment.href({ kind: 'package', refs: number });

/** The page that pays what a weighed package costs more. */
export const payExtraHref = (ref: string): string =>
  fundPaymentPaths.payment.href({ kind: 'package_extra', refs: ref });
