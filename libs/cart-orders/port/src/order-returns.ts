import type { Fen } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';
import type { LinePieces } from './order-purchases.ts';

/** Pieces of a line that arrived, with what was paid for them and where they were bought. */
export interface PaidPieces {
  /** Their price and their share of extra payments, as far as we hold it: the most that a return gives back. */
  paidFen: Fen;
  /** Null if the shop is unknown. */
  shopName: string | null;
  /** The shop's number of the order; null if none was recorded. */
  supplierOrderNo: string | null;
}

/** Pieces that went back to their seller, and what the seller paid back for them. */
export interface ReturnedPieces extends LinePieces {
  /** The number of the return. Its money moves once. */
  returnNumber: string;
  /** The refund of the seller. */
  sellerFen: Fen;
  /** The costs of the way back, if the shopper pays them. */
  feeFen: Fen;
}

/** Gives back money for goods that went back to their seller. */
export interface OrderReturns {
  /** The payment for pieces, in their order; null for unknown lines. Inside a transaction, pass its `tx`. */
  paid: (db: Database, pieces: readonly LinePieces[]) => Promise<(PaidPieces | null)[]>;
  /**
   * Gives what the seller paid back, without the fee, to the shopper's balance in the caller's transaction, by the own
   * captures of the order and its extra payments. The order is locked and keeps its status. More than `paid` is
   * `refund_too_high`.
   */
  refund: (
    tx: Tx,
    returned: ReturnedPieces & { orderNumber: string; staffId: string },
  ) => Promise<{ returnedFen: Fen }>;
  /** Adds what the shop paid for the way back to what the order cost, in the caller's transaction. */
  sent: (tx: Tx, freight: { returnNumber: string; orderNumber: string; freightFen: Fen; at: Date }) => Promise<void>;
  /** The refunds of each return so far, for the comparison with the returns. */
  refunded: (db: Database) => Promise<{ returnNumber: string; returnedFen: Fen }[]>;
}

export const orderReturnsPort = onePort<OrderReturns>('OrderReturns');
