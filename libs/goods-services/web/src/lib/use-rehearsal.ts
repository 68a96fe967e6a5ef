import { useGetServiceQuery } from '@caravan/goods-services/api';
import type { Service } from '@caravan/goods-services/contract';
import { freshForSeconds, isApiError } from '@caravan/web-core';

export interface RehearsalRead {
  state: 'none' | 'loading' | 'known' | 'missing' | 'failed';
  service: Service | undefined;
  reload: () => Promise<void>;
}

/** The packing rehearsal by which goods are packed; none without a number. */
export const useRehearsal = (number: string | undefined): RehearsalRead => {
  const { data, error, refetch } = useGetServiceQuery(
    { params: { number: number ?? '' } },
    { skip: number === undefined, refetchOnMountOrArgChange: freshForSeconds },
  );
  const reload = async (): Promise<void> => {
    if (number !== undefined) await refetch();
  };
  if (number === undefined) return { state: 'none', service: undefined, reload };
  if (data) return { state: data.rehearsal ? 'known' : 'missing', service: data, reload };
  if (!error) return { state: 'loading', service: undefined, reload };
  const isMissing = isApiError(error) && error.status === 404;
  return { state: isMissing ? 'missing' : 'failed', service: undefined, reload };
};
