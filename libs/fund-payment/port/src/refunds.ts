import type { Fen, Language } from '@caravan/kernel';
import type { PayableKind } from '@caravan/fund-payment/contract';
import type { Tx } from '@caravan/server-core';

/** Money of a payment that goes back. */
export interface Refund {
  userId: string;
  kind: Exclude<PayableKind, 'recharge'>;
  ref: string;
  /** At least 1. */
  amountFen: Fen;
  /** The same refund asked for twice, by its key, moves money once. Unique over all refunds of a `ref`. */
  key: string;
  remark: Record<Language, string>;
  /** `card`: back to where it came from where the provider can, otherwise, and where it refuses, to the balance. */
  destination?: 'balance' | 'card';
}

/** Giving money back, for the features whose things were paid. */
export interface Refunds {
  /**
   * Gives back in the caller's transaction; the balance has it when that commits. All refunds of a `ref` together never exceed what was
   * captured for it: the one that would fails with `refund_exceeds_payment`.
   */
  refund: (tx: Tx, refund: Refund) => Promise<{ transactionNo: string }>;
  /** What was captured for a `ref` and has not been given back. */
  refundable: (tx: Tx, kind: Refund['kind'], ref: string) => Promise<Fen>;
}
