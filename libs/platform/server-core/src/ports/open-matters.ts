import { listPort } from './port.ts';

/**
 * Implemented by each feature in which something may be open about an order, a package or a return. The warehouse asks
 * it before it deletes old photos, which may be needed then.
 */
export interface OpenMatters {
  /** Those of these numbers of orders, packages and returns about which something is open. */
  about: (numbers: readonly string[]) => Promise<readonly string[]>;
}

export const openMattersPort = listPort<OpenMatters>('OpenMatters');
