import type { Fen } from '@caravan/kernel';

/** The money that shoppers hold here, in fen. */
export interface Wallets {
  /** 0 for a user who never had money here. */
  balance: (userId: string) => Promise<Fen>;
}
