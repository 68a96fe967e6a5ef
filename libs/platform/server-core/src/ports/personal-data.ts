import type { Tx } from '../database/transactions/tx.ts';
import { listPort } from './port.ts';

/**
 * Why an account cannot be closed yet, as account's contract names it, in the order in which a shopper ends it: money for
 * what is open may still come to the balance.
 */
export const closingObstacles = [
  'orders_open',
  'packages_open',
  'returns_open',
  'goods_in_store',
  'balance_left',
] as const;
export type ClosingObstacle = (typeof closingObstacles)[number];

/**
 * The personal data of a feature, for the export and for the deletion of an account. Each feature that stores such data
 * implements it.
 */
export interface PersonalData {
  /** The name of its section in the export, such as `orders`. */
  section: string;
  /** All of the user's data, as JSON. */
  collect: (userId: string) => Promise<unknown>;
  /** Why the account cannot be closed yet, such as a parcel on its way; empty if it can be closed. */
  obstacles: (tx: Tx, userId: string) => Promise<readonly ClosingObstacle[]>;
  /** Removes the user's data. Records that the law requires (ledger, orders) stay without a name. */
  erase: (tx: Tx, userId: string) => Promise<void>;
}

export const personalDataPort = listPort<PersonalData>('PersonalData');
