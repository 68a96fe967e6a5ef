import type { Fen, Language } from '@caravan/kernel';
import type { DueKind } from '@caravan/fund-payment/contract';
import { onePort, type Tx } from '@caravan/server-core';

/** Money of a payment that is returned. */
export interface Refund {
  userId: string;
  kind: DueKind;
  ref: string;
  /** At least 1. */
  amountFen: Fen;
  /** Refunds with the same key move money once. The key is unique over all refunds of a `ref`. */
  key: string;
  remark: Record<Language, string>;
  /** `card` refunds to the card if the provider allows it; if it does not, or refuses, to the balance. */
  destination?: 'balance' | 'card';
}

/** Refunds, for the features that own payment targets. */
export interface Refunds {
  /**
   * Refunds in the caller's transaction; the balance changes when it commits. All refunds of a `ref` together never
   * exceed the captured amount: a refund above it fails with `refund_exceeds_payment`.
   */
  refund: (tx: Tx, refund: Refund) => Promise<{ transactionNo: string }>;
  /** Those of the `ref`s whose payment came from a card to which the provider can return it. */
  toCard: (kind: Refund['kind'], refs: readonly string[], tx?: Tx) => Promise<ReadonlySet<string>>;
  /** The captured amount of a `ref` minus its refunds, in fen. */
  refundable: (tx: Tx, kind: Refund['kind'], ref: string) => Promise<Fen>;
}

export const refundsPort = onePort<Refunds>('Refunds');
