import { useListServicesQuery } from '@caravan/goods-services/api';
import type { Service, ServicesQuery } from '@caravan/goods-services/contract';
import { freshForSeconds } from '@caravan/web-core';

/** The services of an item that are done, newest first. */
export const doneServicesQuery = (itemId: string): ServicesQuery => ({
  page: 1,
  page_size: 50,
  item_id: itemId,
  status: 'done',
});

/** The measurements of an item that have results, newest first. */
export const useMeasurements = (itemId: string): Service[] => {
  const { currentData } = useListServicesQuery(
    { query: doneServicesQuery(itemId) },
    { refetchOnMountOrArgChange: freshForSeconds },
  );
  return currentData?.items.filter(({ kind }) => kind === 'measurement') ?? [];
};
