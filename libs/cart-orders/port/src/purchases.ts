import { onePort, type Database, type Tx } from '@caravan/server-core';

/** Pieces of an order that staff bought at its shop, without their price. */
export interface RecordedPurchase {
  orderNumber: string;
  /** The shop of the order; null if it is unknown. */
  shopName: string | null;
  /** The shop's number of the order that staff placed there. */
  supplierOrderNo: string;
  staffId: string;
  pieces: readonly { lineId: string; quantity: number }[];
}

/** Keeps what staff bought at the shops. */
export interface Purchases {
  /**
   * Records a purchase in the transaction that counts its pieces as bought. If the shop's number is known, the pieces
   * are added to its purchase, because one order at a shop may serve several orders.
   */
  record: (tx: Tx, purchase: RecordedPurchase) => Promise<void>;
  /** The shops' numbers under which lines were bought, by the ids of the lines: the last one of each. */
  numbersOf: (db: Database, lineIds: readonly string[]) => Promise<Map<string, string>>;
  /** Nothing more arrives of these lines: all their pieces came, or their order ended. */
  ended: (tx: Tx, lineIds: readonly string[]) => Promise<void>;
}

export const purchasesPort = onePort<Purchases>('Purchases');
