import type { Tx } from '../database/transactions/tx.ts';
import { listPort } from './port.ts';

/**
 * The personal data of a feature, for the export and for the deletion of an account. Each feature that stores such data
 * implements it.
 */
export interface PersonalData {
  /** The name of its section in the export, such as `orders`. */
  section: string;
  /** All of the user's data, as JSON. */
  collect: (userId: string) => Promise<unknown>;
  /**
   * The reasons of account's contract why the account cannot be closed yet, such as a parcel on its way; empty if it
   * can be closed.
   */
  obstacles: (
    tx: Tx,
    userId: string,
  ) => Promise<readonly ('orders_open' | 'packages_open' | 'goods_in_store' | 'returns_open' | 'balance_left')[]>;
  /** Removes the user's data. Records that the law requires (ledger, orders) stay without a name. */
  erase: (tx: Tx, userId: string) => Promise<void>;
}

export const personalDataPort = listPort<PersonalData>('PersonalData');
