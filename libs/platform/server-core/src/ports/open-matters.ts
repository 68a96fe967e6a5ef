/**
 * Implemented by each feature in which something may be open about an order or a package. The warehouse asks it before
 * it deletes old photos, which may be needed then.
 */
export interface OpenMatters {
  /** Those of these numbers of orders and packages about which something is open. */
  about: (numbers: readonly string[]) => Promise<readonly string[]>;
}
