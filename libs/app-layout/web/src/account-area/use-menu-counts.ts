import { useSession } from '@caravan/auth/api';
import { useListOrdersQuery } from '@caravan/cart-orders/api';
import { useGetProgramsQuery } from '@caravan/promotions/api';
import { useListStoreQuery, useListPackagesQuery } from '@caravan/warehouse-packages/api';

export interface MenuCounts {
  /** Orders that wait for a payment. */
  orders: number;
  /** Goods in the warehouse. */
  store: number;
  /** Packages on their way. */
  packages: number;
  /** Unread messages. */
  messages: number;
}

const one = { query: { page: 1, page_size: 1 } };
/** Seconds for which a number is not fetched again while the shopper moves between pages. */
const freshSeconds = 30;

/** The numbers beside the menu's entries; zero until loaded. Only the browser fetches them. */
export const useMenuCounts = (): MenuCounts => {
  const { user } = useSession();
  const options = { skip: user?.role !== 'shopper', refetchOnMountOrArgChange: freshSeconds };
  const orders = useListOrdersQuery(one, options).data;
  const store = useListStoreQuery(one, options).data;
  const packages = useListPackagesQuery(one, options).data?.counts;
  return {
    orders: orders?.counts.pending_payment ?? 0,
    store: store?.total ?? 0,
    packages: packages ? packages.pending_payment + packages.to_be_delivered + packages.pending_receipt : 0,
    messages: user?.unread_count ?? 0,
  };
};

/** Whether the shop gives points or rewards invitations; false until loaded. */
export const useHasProgram = (): boolean => {
  const { user } = useSession();
  const { data } = useGetProgramsQuery(undefined, { skip: user?.role !== 'shopper' });
  return data !== undefined && (data.points || data.referral);
};
