import type { Fen } from '@caravan/kernel';
import { onePort, type Database } from '@caravan/server-core';
import type { PayableKind, RecordType } from '@caravan/fund-payment/contract';

/** A movement of the ledger. Its entries sum to zero, and it never changes. */
export interface LedgerMovement {
  id: number;
  at: Date;
  type: RecordType;
  kind: PayableKind | null;
  /** The payment targets. */
  refs: readonly string[];
  /** The wallets of all shoppers are one account, `wallet`. */
  entries: readonly { account: string; fen: Fen }[];
}

/** Instants; `to` is excluded. */
export interface LedgerPeriod {
  from: Date;
  to: Date;
}

/** The sum of an account's entries of a day. */
export interface LedgerDaySum {
  /** The day in the shop's zone. */
  day: string;
  account: string;
  fen: Fen;
}

/** The whole ledger in the order of its movements, for the books. Each function is one statement. */
export interface LedgerJournal {
  /** Null for an empty ledger. */
  firstAt: (db: Database) => Promise<Date | null>;
  /** One page of movements, the first one first. */
  movements: (
    db: Database,
    period: LedgerPeriod,
    page: { after?: Pick<LedgerMovement, 'at' | 'id'> | undefined; limit: number },
  ) => Promise<LedgerMovement[]>;
  /** Without accounts whose entries of a day sum to zero. */
  sums: (db: Database, period: LedgerPeriod) => Promise<LedgerDaySum[]>;
}

export const ledgerJournalPort = onePort<LedgerJournal>('LedgerJournal');
