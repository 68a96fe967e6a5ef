import type { Fen } from '@caravan/kernel';

export interface Wallets {
  /** 0 for who never had any money here. */
  balance: (userId: string) => Promise<Fen>;
}
