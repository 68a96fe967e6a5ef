import { onePort, type Tx } from '@caravan/server-core';

/** Implemented by account for auth: what tells of an account to somebody who is not logged in. */
export interface Feeds {
  /** Ends the account's webhooks and the link to its calendar. */
  end: (tx: Tx, userId: string) => Promise<void>;
}

export const feedsPort = onePort<Feeds>('Feeds');
