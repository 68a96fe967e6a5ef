import { useListPackagesQuery } from '@caravan/warehouse-packages/api';
import { type PackagesQuery, type ParcelPage } from '@caravan/warehouse-packages/contract';
import { freshForSeconds } from '@caravan/web-core';

export interface PackagesState {
  /** The result of this query; undefined until its answer. */
  packages: ParcelPage | undefined;
  /** The counts of this query or the previous one, so that the tabs do not flicker. */
  counts: ParcelPage['counts'] | undefined;
  failed: boolean;
  retry: () => void;
}

export const usePackages = (query: PackagesQuery): PackagesState => {
  const { data, currentData, isError, refetch } = useListPackagesQuery(
    { query },
    { refetchOnMountOrArgChange: freshForSeconds },
  );
  return {
    packages: currentData,
    counts: data?.counts,
    failed: isError && currentData === undefined,
    retry: () => void refetch(),
  };
};
