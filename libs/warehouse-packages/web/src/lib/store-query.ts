import { warehousePackagesPaths, type StoreQuery } from '@caravan/warehouse-packages/contract';
import { pageOf } from '@caravan/web-core';

/** Cards of one page: whole rows of four, three and two. */
const shelfSize = 24;

export const storeQueryOf = (search: URLSearchParams): StoreQuery => ({ page: pageOf(search), page_size: shelfSize });

/** The address of a page of the shelf; the first has no number. */
export const storeHref = (page = 1): string => warehousePackagesPaths.store.href({ page: page > 1 ? page : undefined });
