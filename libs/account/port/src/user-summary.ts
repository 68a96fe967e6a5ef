import type { Fen } from '@caravan/kernel';

/** The figures that other features contribute to `GET /users/info`; the app wires one function for each. */
export interface UserSummary {
  /** The number of lines in the cart. */
  cartCount: (userId: string) => Promise<number>;
  /** The balance of the wallet. */
  balance: (userId: string) => Promise<Fen>;
}
