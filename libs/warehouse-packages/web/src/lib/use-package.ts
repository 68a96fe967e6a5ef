import { useGetPackageQuery } from '@caravan/warehouse-packages/api';
import { type Parcel } from '@caravan/warehouse-packages/contract';
import { freshForSeconds, isApiError } from '@caravan/web-core';

export interface PackageState {
  parcel: Parcel | undefined;
  /** The package does not exist or belongs to someone else. */
  missing: boolean;
  failed: boolean;
  retry: () => void;
}

export const usePackage = (number: string): PackageState => {
  const {
    currentData: parcel,
    isError,
    error,
    refetch,
  } = useGetPackageQuery({ params: { number } }, { refetchOnMountOrArgChange: freshForSeconds });
  const missing = isError && isApiError(error) && error.status === 404;
  return { parcel, missing, failed: isError && !missing && parcel === undefined, retry: () => void refetch() };
};
