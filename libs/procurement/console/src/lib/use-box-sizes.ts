import { useEffect } from 'react';
import { useKeptValue } from '@caravan/console-core';
import { useGetBoxSizesQuery, useLazyGetBoxSizesQuery } from '@caravan/content/api/staff';
import { firstBoxSizes, type BoxSize } from '@caravan/content/contract';
import { useOnline } from '@caravan/web-core';

/** Finds a size of the shop by its code; without a network among those that this device read last. */
export const useBoxSizes = (): ((code: string) => Promise<BoxSize | undefined>) => {
  const kept = useKeptValue<readonly BoxSize[]>('receive.sizes');
  const { data } = useGetBoxSizesQuery(undefined, { skip: !useOnline() });
  const [read] = useLazyGetBoxSizesQuery();
  useEffect(() => {
    // Without storage the station goes on with what it has read.
    if (data) kept?.write(data.sizes).catch(() => undefined);
  }, [data, kept]);
  return async (code) => {
    // Waits for the first answer, if a size is scanned before it.
    const answer = navigator.onLine ? await read(undefined, true) : undefined;
    const sizes = answer?.data?.sizes ?? (await kept?.read().catch(() => undefined)) ?? firstBoxSizes;
    return sizes.find((size) => size.code === code);
  };
};
