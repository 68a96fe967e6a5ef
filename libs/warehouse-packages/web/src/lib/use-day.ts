import type { IsoInstant } from '@caravan/kernel';
import { beijingZone, useFormats, useTimeZone } from '@caravan/web-core';

/** The day of an instant where the reader is; in Beijing until the reader's zone is known. */
export const useDay = (): ((at: IsoInstant) => string) => {
  const { date } = useFormats();
  const zone = useTimeZone() ?? beijingZone;
  return (at) => date(at, zone);
};
