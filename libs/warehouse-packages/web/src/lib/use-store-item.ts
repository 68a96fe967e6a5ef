import { useListStoreQuery } from '@caravan/warehouse-packages/api';
import type { StoreItem, StoreQuery } from '@caravan/warehouse-packages/contract';
import { freshForSeconds } from '@caravan/web-core';

const pattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The item that `?id=` names. */
export const itemIdOf = (search: URLSearchParams): string | undefined => {
  const id = search.get('id') ?? '';
  return pattern.test(id) ? id : undefined;
};

export const storeItemQuery = (id: string): StoreQuery => ({ page: 1, page_size: 1, ids: id });

export interface StoreItemState {
  item: StoreItem | undefined;
  /** The goods are not in the shopper's warehouse. */
  missing: boolean;
  failed: boolean;
  retry: () => void;
}

export const useStoreItem = (id: string): StoreItemState => {
  const { currentData, isError, refetch } = useListStoreQuery(
    { query: storeItemQuery(id) },
    { refetchOnMountOrArgChange: freshForSeconds },
  );
  const item = currentData?.items.find((one) => one.id === id);
  return {
    item,
    missing: currentData !== undefined && item === undefined,
    failed: isError && currentData === undefined,
    retry: () => void refetch(),
  };
};
