import { useListStoreQuery } from '@caravan/warehouse-packages/api';
import { type StorePage, type StoreQuery } from '@caravan/warehouse-packages/contract';
import { freshForSeconds } from '@caravan/web-core';

export interface StoreState {
  /** The result for this page; undefined until its answer. */
  store: StorePage | undefined;
  failed: boolean;
  retry: () => void;
}

export const useStore = (query: StoreQuery): StoreState => {
  const { currentData, isError, refetch } = useListStoreQuery(
    { query },
    { refetchOnMountOrArgChange: freshForSeconds },
  );
  return { store: currentData, failed: isError && currentData === undefined, retry: () => void refetch() };
};
