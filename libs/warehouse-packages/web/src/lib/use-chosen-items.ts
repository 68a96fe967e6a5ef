import { maxPageSize } from '@caravan/kernel';
import { useListStoreQuery } from '@caravan/warehouse-packages/api';
import type { StoreItem, StoreQuery } from '@caravan/warehouse-packages/contract';
import { freshForSeconds } from '@caravan/web-core';

export interface ChosenItemsState {
  /** The requested goods in order; undefined until they are loaded. */
  items: readonly StoreItem[] | undefined;
  /** True if some of the requested goods are not in the warehouse any more. */
  someGone: boolean;
  failed: boolean;
  /** Loads the goods again; the last result stays until then. */
  reload: () => Promise<void>;
}

/** Goods in the warehouse by their ids. */
export const chosenItemsQuery = (ids: readonly string[]): StoreQuery => ({
  page: 1,
  page_size: maxPageSize,
  ids: ids.join(','),
});

/** Finds goods in the warehouse by their ids; the server has loaded them when the page opens. */
export const useChosenItems = (ids: readonly string[]): ChosenItemsState => {
  const { currentData, isError, refetch } = useListStoreQuery(
    { query: chosenItemsQuery(ids) },
    { refetchOnMountOrArgChange: freshForSeconds },
  );
  const items = currentData && ids.flatMap((id) => currentData.items.find((item) => item.id === id) ?? []);
  return {
    items,
    someGone: items !== undefined && items.length < ids.length,
    failed: isError && items === undefined,
    reload: async () => void (await refetch()),
  };
};
