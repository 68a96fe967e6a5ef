import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from '@caravan/web-core';

/**
 * Reads the code that the address of a station names, such as `?package=…`, as if it were scanned. After a reload its
 * goods may be on the table already; `current` is the number of what lies there.
 */
export const useAskedCode = (
  name: string,
  current: string | null | undefined,
  read: (code: string) => unknown,
): void => {
  const [search] = useSearchParams();
  const asked = search.get(name);
  const readAsked = useEffectEvent((code: string) => (code === current ? undefined : read(code)));
  useEffect(() => {
    if (asked) readAsked(asked);
  }, [asked]);
};
