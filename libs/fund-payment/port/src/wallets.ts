import type { Fen } from '@caravan/kernel';

export interface Wallets {
  /** 0 for a user who never had money here. */
  balance: (userId: string) => Promise<Fen>;
}
