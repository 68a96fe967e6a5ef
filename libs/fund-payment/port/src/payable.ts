import type { Fen, Language } from '@caravan/kernel';
import type { Tx } from '@caravan/server-core';

/** Why something cannot be paid now. */
export type PayableRefusal = 'already_paid' | 'not_payable' | 'payment_expired';

/** What something costs, as the feature that owns it says. */
export interface PayableQuote {
  /** Its number. */
  ref: string;
  /** What a shopper reads beside the amount. */
  title: Record<Language, string>;
  amountFen: Fen;
  expiresAt: Date | null;
  /** Null where it may be paid. */
  refusal: PayableRefusal | null;
}

/** One capture of a payment that now belongs to a payable. */
export interface Settlement {
  userId: string;
  ref: string;
  paymentId: string;
  amountFen: Fen;
  paidAt: Date;
}

/**
 * Something that can be paid (house.md, Walls). Payment stores `{ kind, ref }` and knows nothing else of it; orders and packages
 * implement this, and the app wires one for each kind.
 */
export interface Payable {
  /** In the order of `refs`; null for what does not exist or is somebody else's. */
  quote: (userId: string, refs: readonly string[]) => Promise<(PayableQuote | null)[]>;
  /** The same inside a transaction, each row locked until it ends, in the order of their numbers whatever the order of `refs`. */
  lock: (tx: Tx, userId: string, refs: readonly string[]) => Promise<(PayableQuote | null)[]>;
  /** Marks it as paid. Only for what `lock` has called payable in this transaction; anything else throws and undoes the payment. */
  settle: (tx: Tx, settlement: Settlement) => Promise<void>;
}
