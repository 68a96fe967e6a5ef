import type { Fen } from '@caravan/kernel';
import { onePort, type Database, type Tx } from '@caravan/server-core';
import type { LinePieces } from './order-purchases.ts';

/** The payment for pieces of a line that arrived. */
export interface PaidForGoods {
  /** Their price less its discount, with its service fee, and their share of extra payments for the line, as far as we hold it. */
  goodsFen: Fen;
  /** Their share of the order's domestic shipping, and of what was paid for it later, by the number of pieces. */
  domesticFen: Fen;
  /** Their share of the photos that were ordered with the line. */
  photoFen: Fen;
}

/** Tells what was paid for goods that got lost in the warehouse. */
export interface PaidGoods {
  /**
   * Reads the amount paid for pieces of a line that arrived, without the money that its lost and returned pieces gave
   * back: the parts of a line never add up to more than the line. Null for an unknown line.
   */
  of: (db: Database, pieces: LinePieces) => Promise<PaidForGoods | null>;
  /** Locks the order, so that no return of a line pays at the same time. Orders are locked before their goods. */
  hold: (tx: Tx, orderNumber: string) => Promise<void>;
}

export const paidGoodsPort = onePort<PaidGoods>('PaidGoods');
