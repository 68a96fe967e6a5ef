import { getPackage, type Parcel } from '@caravan/warehouse-packages/contract';
import { endpointFor, freshForSeconds, isApiError } from '@caravan/web-core';

export interface PackageState {
  parcel: Parcel | undefined;
  /** Nobody's, or somebody else's. */
  missing: boolean;
  failed: boolean;
  retry: () => void;
}

export const usePackage = (number: string): PackageState => {
  const { currentData: parcel, isError, error, refetch } = endpointFor(getPackage).useQuery({ params: { number } }, { refetchOnMountOrArgChange: freshForSeconds });
  const missing = isError && isApiError(error) && error.status === 404;
  return { parcel, missing, failed: isError && !missing && parcel === undefined, retry: () => void refetch() };
};
