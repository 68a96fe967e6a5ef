import { warehousePackagesPaths } from '@caravan/routes';
import { type StoreQuery } from '@caravan/warehouse-packages/contract';
import { pageOf } from '@caravan/web-core';

/** Cards of a page: whole rows of four, three and two. */
const warehouseSize = 24;

export const storeQueryOf = (search: URLSearchParams): StoreQuery => ({
  page: pageOf(search),
  page_size: warehouseSize,
});

/** The address of a page of the warehouse; the first page has no number. */
export const storeHref = (page = 1): string => warehousePackagesPaths.store.href({ page: page > 1 ? page : undefined });
