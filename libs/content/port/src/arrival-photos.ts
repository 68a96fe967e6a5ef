import { onePort } from '@caravan/server-core';
import type { SQL } from 'drizzle-orm';

/** The photos without a fee that a piece gets when it arrives. */
export interface ArrivalPhotos {
  /** Their number now, as an expression for the statement that stores goods. */
  count: () => SQL;
}

export const arrivalPhotosPort = onePort<ArrivalPhotos>('ArrivalPhotos');
