import type { BoxSize } from '@caravan/content/contract';
import { onePort, type Database } from '@caravan/server-core';

/** The sizes whose printed codes fill in the sides at the stations. */
export interface StationSizes {
  /** In the order of their printed codes. */
  list: (db: Database) => Promise<readonly BoxSize[]>;
}

export const stationSizesPort = onePort<StationSizes>('StationSizes');
