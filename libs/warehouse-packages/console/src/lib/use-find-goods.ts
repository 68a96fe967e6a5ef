import { useLazyListStaffStoreQuery } from '@caravan/warehouse-packages/api/staff';
import type { StaffStoreItem } from '@caravan/warehouse-packages/contract';

export interface FindGoods {
  /** The goods in the warehouse with this number. */
  byNumber: (number: string) => Promise<{ item?: StaffStoreItem; error?: unknown }>;
  /** The bins in which the shopper has other goods. */
  binsOf: (userId: string) => Promise<string[]>;
}

/** Looks goods up, for stations. */
export const useFindGoods = (): FindGoods => {
  const [list] = useLazyListStaffStoreQuery();
  return {
    byNumber: async (number) => {
      const { data, error } = await list({ query: { q: number, limit: 10 } });
      const item = data?.items.find((one) => one.number === number);
      return { ...(item ? { item } : {}), error };
    },
    binsOf: async (userId) => {
      const { data } = await list({ query: { user: userId, limit: 100 } });
      return [...new Set(data?.items.flatMap(({ bin }) => bin ?? []))].sort();
    },
  };
};
