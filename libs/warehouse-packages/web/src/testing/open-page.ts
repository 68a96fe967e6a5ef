import type { Address } from '@caravan/account/contract';
import { anAddress } from '@caravan/account/contract/testing';
import type { Parcel, StoreItem } from '@caravan/warehouse-packages/contract';
import { renderRoute, type RenderedRoute, type RenderRouteOptions } from '@caravan/web-core/testing';
import { mockAddresses, type MockAddresses } from '../mocks/mock-addresses.ts';
import { mockWarehouse, type MockWarehouse } from '../mocks/mock-warehouse.ts';
import { warehousePackagesWeb } from '../warehouse-packages.web.ts';

export interface OpenOptions extends Partial<RenderRouteOptions> {
  path: string;
  items?: StoreItem[];
  packages?: Parcel[];
  addresses?: Address[];
}

export interface OpenedPage extends RenderedRoute {
  warehouse: MockWarehouse;
  book: MockAddresses;
}

/** A page of this feature for a shopper with these goods, packages and addresses; handlers that are given come before the mocks'. */
export const openPage = async ({ items = [], packages = [], addresses = [anAddress()], handlers = [], ...options }: OpenOptions): Promise<OpenedPage> => {
  const book = mockAddresses(addresses);
  const warehouse = mockWarehouse(book, items, packages);
  const page = await renderRoute({
    feature: warehousePackagesWeb,
    loggedIn: true,
    ...options,
    handlers: [...handlers, ...warehouse.handlers, ...book.handlers],
  });
  return { ...page, warehouse, book };
};
