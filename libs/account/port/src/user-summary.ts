import type { Fen } from '@caravan/kernel';
import { recordPort } from '@caravan/server-core';

/** The figures that other features contribute to `GET /users/info`, one function for each. */
export interface UserSummary {
  /** The number of lines in the cart. */
  cartCount: (userId: string) => Promise<number>;
  /** The balance of the wallet. */
  balance: (userId: string) => Promise<Fen>;
}

export const userSummaryPort = recordPort<UserSummary>('UserSummary', ['cartCount', 'balance']);
