import { listPackages, type PackagesQuery, type ParcelPage } from '@caravan/warehouse-packages/contract';
import { endpointFor, freshForSeconds } from '@caravan/web-core';

export interface PackagesState {
  /** Of this very query; undefined until its answer. */
  packages: ParcelPage | undefined;
  /** Of this query or the one before, so that tabs do not flicker. */
  counts: ParcelPage['counts'] | undefined;
  failed: boolean;
  retry: () => void;
}

export const usePackages = (query: PackagesQuery): PackagesState => {
  const { data, currentData, isError, refetch } = endpointFor(listPackages).useQuery({ query }, { refetchOnMountOrArgChange: freshForSeconds });
  return { packages: currentData, counts: data?.counts, failed: isError && currentData === undefined, retry: () => void refetch() };
};
