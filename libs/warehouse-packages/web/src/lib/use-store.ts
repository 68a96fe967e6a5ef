import { listStore, type StorePage, type StoreQuery } from '@caravan/warehouse-packages/contract';
import { endpointFor, freshForSeconds } from '@caravan/web-core';

export interface StoreState {
  /** Of this very page; undefined until its answer. */
  store: StorePage | undefined;
  failed: boolean;
  retry: () => void;
}

export const useStore = (query: StoreQuery): StoreState => {
  const { currentData, isError, refetch } = endpointFor(listStore).useQuery({ query }, { refetchOnMountOrArgChange: freshForSeconds });
  return { store: currentData, failed: isError && currentData === undefined, retry: () => void refetch() };
};
