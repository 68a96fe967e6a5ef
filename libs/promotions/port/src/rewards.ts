import type { Fen } from '@caravan/kernel';
import { onePort, type Tx } from '@caravan/server-core';

/** A package that its shopper received, or that counts as received. */
export interface ReceivedPackage {
  userId: string;
  number: string;
  /** The price of the goods in it, and what was paid for the package, without what was refunded. */
  paidFen: Fen;
}

/** Points and invitations, for the feature in which packages are received. */
export interface Rewards {
  /**
   * Gives what the shop's programmes promise, in the transaction of the receipt; nothing if the shop has none. A package
   * is rewarded once, however often this is called.
   */
  packageReceived: (tx: Tx, received: ReceivedPackage) => Promise<void>;
}

export const rewardsPort = onePort<Rewards>('Rewards');
