import { dueKinds, type DueKind } from '@caravan/fund-payment/contract';
import type { Fen, Language } from '@caravan/kernel';
import { recordPort, type Database, type Tx } from '@caravan/server-core';

/** Why a payment target cannot be paid now. */
export type PayableRefusal = 'already_paid' | 'not_payable' | 'payment_expired';

/** The price of a payment target, from the feature that owns it. */
export interface PayableQuote {
  /** The number of the payment target. */
  ref: string;
  /** The text beside the amount. */
  title: Record<Language, string>;
  amountFen: Fen;
  expiresAt: Date | null;
  /** Null if it can be paid. */
  refusal: PayableRefusal | null;
}

/** One capture of a payment, assigned to a payable. */
export interface Settlement {
  userId: string;
  ref: string;
  paymentId: string;
  amountFen: Fen;
  paidAt: Date;
}

/**
 * A payment target (docs/architecture.md). Payment stores only `{ kind, ref }`; orders and packages implement this
 * interface and register one implementation for each kind.
 */
export interface Payable {
  /** In the order of `refs`; null for a ref that does not exist or belongs to another user. */
  quote: (userId: string, refs: readonly string[]) => Promise<(PayableQuote | null)[]>;
  /**
   * The same inside a transaction, with each row locked until it ends. Rows are locked in the order of their numbers,
   * regardless of the order of `refs`.
   */
  lock: (tx: Tx, userId: string, refs: readonly string[]) => Promise<(PayableQuote | null)[]>;
  /**
   * Marks it as paid. Call it only for targets that `lock` reported as payable in this transaction; anything else
   * throws and undoes the payment.
   */
  settle: (tx: Tx, settlement: Settlement) => Promise<void>;
  /** The names of the goods of each ref, for receipts. Inside a transaction, pass its `tx`. */
  goods: (db: Database, refs: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** One for each kind except the recharge, which payment handles itself. */
export type Payables = Readonly<Record<DueKind, Payable>>;

export const payablesPort = recordPort<Payables>('Payable', dueKinds);
