import { listOrders } from '@caravan/cart-orders/contract';
import { listPackages, listStore } from '@caravan/warehouse-packages/contract';
import { endpointFor, useSession } from '@caravan/web-core';

export interface MenuCounts {
  /** Orders that wait for a payment. */
  orders: number;
  /** Goods on the shelf. */
  store: number;
  /** Packages that are not there yet. */
  packages: number;
  /** Letters not read yet. */
  messages: number;
}

const one = { query: { page: 1, page_size: 1 } };
/** Seconds for which a number is not asked again while the shopper walks through the area. */
const freshFor = 30;

/** What waits behind the entries of the menu; zero until it is known, and asked for only by a page that is alive. */
export const useMenuCounts = (): MenuCounts => {
  const { user } = useSession();
  const options = { skip: user?.role !== 'shopper', refetchOnMountOrArgChange: freshFor };
  const orders = endpointFor(listOrders).useQuery(one, options).data;
  const store = endpointFor(listStore).useQuery(one, options).data;
  const packages = endpointFor(listPackages).useQuery(one, options).data?.counts;
  return {
    orders: orders?.counts.pending_payment ?? 0,
    store: store?.total ?? 0,
    packages: packages ? packages.pending_payment + packages.to_be_delivered + packages.pending_receipt : 0,
    messages: user?.unread_count ?? 0,
  };
};
