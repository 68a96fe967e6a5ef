import type { Tx } from '@caravan/server-core';

/** What a feature keeps of a person, for the export and for the deletion of an account; each feature that keeps any implements it. */
export interface PersonalData {
  /** Name of its section in the export, such as `orders`. */
  section: string;
  /** Everything of the person, as JSON. */
  collect: (userId: string) => Promise<unknown>;
  /** Why the account cannot be closed yet, such as a parcel on its way: reasons of account's contract; empty where nothing stands against it. */
  obstacles: (tx: Tx, userId: string) => Promise<readonly ('orders_open' | 'packages_open' | 'goods_in_store' | 'balance_left')[]>;
  /** Takes the person out of what remains; what the law wants kept (ledger, orders) stays without a name. */
  erase: (tx: Tx, userId: string) => Promise<void>;
}
