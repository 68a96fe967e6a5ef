import type { Tx } from '../database/transactions/tx.ts';
import { listPort, onePort } from './port.ts';

/**
 * Implemented by each feature in which something may be open about an order, a package or a return. The warehouse asks
 * it before it deletes old photos, which may be needed then.
 */
export interface OpenMatters {
  /** Those of these numbers of orders, packages and returns about which something is open. */
  about: (numbers: readonly string[]) => Promise<readonly string[]>;
}

export const openMattersPort = listPort<OpenMatters>('OpenMatters');

/** Facts of the shop for mails and for every feature. content implements it. */
export interface Shop {
  /**
   * The name of the default website. It may read the database: call it before a transaction, not inside one.
   */
  name: () => Promise<string>;
}

export const shopPort = onePort<Shop>('Shop');

/**
 * Obstacles to closing an account, as account's contract names them, in the order in which a shopper ends them: money
 * for what is open may still come to the balance.
 */
export const closingObstacles = [
  'orders_open',
  'packages_open',
  'returns_open',
  'goods_in_store',
  'balance_left',
] as const;
type ClosingObstacle = (typeof closingObstacles)[number];

/**
 * The personal data of a feature, for the export and for the deletion of an account. Each feature that stores such data
 * implements it.
 */
export interface PersonalData {
  /** The name of its section in the export, such as `orders`. */
  section: string;
  /** All of the user's data, as JSON. */
  collect: (userId: string) => Promise<unknown>;
  /** Finds obstacles to closing the account, such as a parcel on its way; empty if it can be closed. */
  obstacles: (tx: Tx, userId: string) => Promise<readonly ClosingObstacle[]>;
  /** Removes the user's data. Records that the law requires (ledger, orders) stay without a name. */
  erase: (tx: Tx, userId: string) => Promise<void>;
}

export const personalDataPort = listPort<PersonalData>('PersonalData');
