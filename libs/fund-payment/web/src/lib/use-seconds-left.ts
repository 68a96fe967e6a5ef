import type { IsoInstant } from '@caravan/kernel';
import { useNow } from '@caravan/web-core';

const tickMs = 500;
const secondMs = 1000;

/**
 * Whole seconds until an instant, by the clock, so that a tab in the background does not fall behind; undefined until
 * hydration.
 */
export const useSecondsLeft = (until: IsoInstant): number | undefined => {
  const now = useNow(tickMs);
  return now === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(until) - now) / secondMs));
};
