import type { Fen, Language } from '@caravan/kernel';
import type { DueKind } from '@caravan/fund-payment/contract';
import { onePort, type Database, type Tx } from '@caravan/server-core';

/** Money that the shop gives a shopper on top of what it returns of payments, such as for a lost package. */
export interface Compensation {
  userId: string;
  /** The shopper's record leads to the target of this kind. */
  kind: DueKind;
  ref: string;
  /** At least 1. */
  amountFen: Fen;
  /** Compensations with the same key move money once. The key is unique over all compensations. */
  key: string;
  remark: Record<Language, string>;
}

/** Compensations, for the features that owe them. */
export interface Compensations {
  /** Credits the balance in the caller's transaction, at the cost of the shop. */
  pay: (tx: Tx, compensation: Compensation) => Promise<{ transactionNo: string }>;
  /** The payments by their keys, in fen; keys without a payment are absent. */
  paid: (db: Database, keys: readonly string[]) => Promise<ReadonlyMap<string, Fen>>;
  /** The sum of all compensations, in fen. */
  total: (db: Database) => Promise<Fen>;
}

export const compensationsPort = onePort<Compensations>('Compensations');
